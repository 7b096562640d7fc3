public import Foundation

extension NSAttributedString {
  /// Creates an attributed string from a document in HTML or plain text. If the options state no
  /// format, data that begins with `<` is HTML.
  /// - Parameter dict: receives the format.
  /// - Throws: `DocumentError` for rich text, which is refused, and for characters in another encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let stated =
      options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    let text = try NSAttributedString.text(data, encoding: options[.characterEncoding])
    let start = text.drop { $0.isWhitespace }
    let type = stated ?? (start.hasPrefix("<") ? .html : start.hasPrefix("{\\rtf") ? .rtf : .plain)
    let values = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
    switch type {
    case .html: self.init(attributedString: HTMLReader(text).read())
    case .plain: self.init(string: text, attributes: values)
    default: throw DocumentError(reason: "Documents of the format \(type.rawValue) cannot be read here.")
    }
  }

  /// Creates an attributed string from the document in a file.
  /// - Throws: `DocumentError`, and the error of the file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part of the text as a plain-text document.
  /// - Throws: `DocumentError` for any other format.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else {
      throw DocumentError(reason: "Documents of the format \(type.rawValue) cannot be written here.")
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }

  private static func text(_ data: Data, encoding: Any?) throws -> String {
    let number = (encoding as? UInt) ?? (encoding as? NSNumber)?.uintValue ?? (encoding as? Int).map { UInt($0) }
    let stated = (encoding as? String.Encoding) ?? number.map { String.Encoding(rawValue: $0) }
    for encoding in stated.map({ [$0] }) ?? [.utf8, .windowsCP1252, .isoLatin1] {
      if let text = String(data: data, encoding: encoding) { return text }
    }
    throw DocumentError(reason: "The document's characters are not in the stated encoding.")
  }
}
