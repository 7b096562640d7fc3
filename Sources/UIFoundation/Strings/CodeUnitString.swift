public import Foundation

/// A mutable string that consists of UTF-16 code units, like Apple's. A range may begin and end at
/// any unit, even between the halves of a surrogate pair.
///
/// Foundation's own class on Linux stores a Swift string: ends of a range that are inside a grapheme cluster move to
/// its beginning, and half of a pair becomes U+FFFD. `galley swift` replaces it by this class wherever a string is
/// made. A `String` made from it has U+FFFD for halves, which Swift strings cannot contain.
open class CodeUnitString: NSMutableString {
  /// The UTF-16 code units of the string.
  private final var units: [UInt16]

  /// Creates an empty string.
  public convenience init() { self.init(capacity: 0) }

  /// Creates an empty string.
  public required init(capacity: Int) {
    units = []
    super.init(capacity: capacity)
  }

  /// Creates a string from a Swift string.
  public required init(string: String) {
    units = Array(string.utf16)
    super.init(capacity: 0)
  }

  /// A copy of a string, with halves of surrogate pairs.
  /// - Parameter nothing: distinguishes the initialiser from that of `NSString`, which cannot be overridden.
  public convenience init(string: NSString, _ nothing: Void = ()) {
    self.init(capacity: 0)
    units = (0..<string.length).map(string.character(at:))
  }

  /// Creates a string from UTF-16 code units.
  public required init(characters: UnsafePointer<unichar>, length: Int) {
    units = unsafe Array(UnsafeBufferPointer(start: characters, count: length))
    super.init(capacity: 0)
  }

  /// Creates a string from a string literal.
  public required init(stringLiteral value: StaticString) {
    units = Array(value.description.utf16)
    super.init(capacity: 0)
  }

  /// Creates a string from a literal of one Unicode scalar.
  public required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }

  /// Creates a string from a literal of one grapheme cluster.
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  /// Creates a string from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let string = NSString(coder: coder) else { return nil }
    self.init(string: string as String)
  }

  /// Creates a string from a format and its arguments.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(string: String(format: format, arguments: arguments))
  }

  /// The number of UTF-16 code units.
  open override var length: Int { units.count }

  /// Returns the UTF-16 code unit at an index.
  open override func character(at index: Int) -> unichar {
    precondition(units.indices.contains(index), "offset \(index) lies outside of a text of \(length) code units")
    return units[index]
  }

  /// Replaces exactly the code units of this range.
  open override func replaceCharacters(in range: NSRange, with string: String) {
    units.replaceSubrange(range.codeUnits(in: length), with: string.utf16)
  }

  /// Returns a mutable copy of the same class.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CodeUnitString(capacity: length)
    copy.units = (0..<length).map(character(at:))
    return copy
  }
}

extension NSRange {
  /// Returns the range as offsets. A range outside of the text is a precondition failure.
  func codeUnits(in count: Int) -> Range<Int> {
    precondition(
      location >= 0 && length >= 0 && location <= count && length <= count - location,
      "the range {\(location), \(length)} lies outside of a text of \(count) code units")
    return location..<location + length
  }
}
