import Foundation

/// The characters of a text storage as a string whose changes are changes of the storage.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage?

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  /// A string of its own.
  required init(capacity: Int) {
    storage = nil
    super.init(capacity: capacity)
  }

  /// A string of its own.
  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = nil
    super.init(characters: characters, length: length)
  }

  /// A string of its own.
  required init(extendedGraphemeClusterLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }

  /// A string of its own.
  required init(unicodeScalarLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }

  /// Nil: a storage's string is not archived.
  required init?(coder: NSCoder) { nil }

  /// A string of its own.
  required init(stringLiteral value: StaticString) {
    storage = nil
    super.init(stringLiteral: value)
  }

  /// A string of its own.
  required init(string: String) {
    storage = nil
    super.init(string: string)
  }

  override var length: Int { storage?.length ?? super.length }

  override func character(at index: Int) -> unichar {
    guard let storage else { return super.character(at: index) }
    return (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with string: String) {
    guard let storage else { return super.replaceCharacters(in: range, with: string) }
    storage.replaceCharacters(in: range, with: string)
  }
}
