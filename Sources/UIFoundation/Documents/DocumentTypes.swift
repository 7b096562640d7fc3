public import Foundation

extension NSAttributedString {
  /// The file format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. Galley throws an error for this format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attached files. Galley throws an error for this format.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML, of which Galley reads a part.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key in the dictionary of reading options.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the file format. The value is a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the default attributes of the text. The value is a dictionary with keys of type
    /// `NSAttributedString.Key`.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The key of the character encoding. The value is the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The key of the medium to which font sizes are adapted. The value is an `NSTextScalingType`.
    /// Galley ignores the option.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TextScaling")
    /// The key of the medium for which the document's font sizes are intended. The value is an
    /// `NSTextScalingType`. Galley ignores the option.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// The key of the base of relative links. The value is a URL. Galley ignores the option.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// A key in the dictionary of document attributes.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the file format. The value is a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the character encoding. The value is the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The key of the default distance of tab stops. The value is a number.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The key of the paper size. The value is a CGSize.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The key of the paper margins. The value is a UIEdgeInsets.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
  }
}

/// The error of reading or writing a document.
public struct DocumentError: LocalizedError, Hashable, Sendable {
  /// The reason in one sentence.
  public let reason: String
  /// The reason in one sentence.
  public var errorDescription: String? { reason }
}
