public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A format of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. Refused here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files. Refused here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key of the options of reading.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The default attributes of text, a dictionary by `NSAttributedString.Key`.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding of characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The sizes to make, an `NSTextScalingType`. Not looked at here.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TextScaling")
    /// The sizes in the document, an `NSTextScalingType`. Not looked at here.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// The folder of relative links, a URL. Not looked at here.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// A key of the attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The interval of tabs, a number.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The size of the paper, a CGSize.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of the paper, UIEdgeInsets.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
  }
}

/// The reason why a document could not be read or written.
public struct DocumentError: LocalizedError, Hashable, Sendable {
  /// The reason, in a sentence.
  public let reason: String
  /// The reason, in a sentence.
  public var errorDescription: String? { reason }
}
