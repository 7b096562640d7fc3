public import Foundation

/// A mutable attributed text that consists of UTF-16 code units, like Apple's. A range may begin
/// and end at any unit, even between the halves of a surrogate pair.
///
/// Foundation's own class on Linux moves ends of a range that are inside a grapheme cluster, so that characters and
/// attributes no longer match. This class keeps the code units. The characters in Foundation's storage, which its own
/// functions read, are updated too; they have U+FFFD for half of a pair. `galley swift` replaces Foundation's class by
/// this one wherever a text is made.
open class CodeUnitAttributedString: NSMutableAttributedString {
  private final var units: [UInt16]

  /// Creates an empty attributed string.
  public convenience init() { self.init(string: "") }

  /// Creates an attributed string without attributes.
  public override init(string: String) {
    units = Array(string.utf16)
    super.init(string: string)
  }

  /// Creates an attributed string whose characters all have the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    units = Array(string.utf16)
    super.init(string: string, attributes: attrs)
  }

  /// Creates an attributed string with the characters and attributes of another one.
  public override init(attributedString: NSAttributedString) {
    units = attributedString.codeUnits
    super.init(attributedString: attributedString)
  }

  /// Creates an attributed string from an archive.
  public required init?(coder: NSCoder) {
    units = []
    super.init(coder: coder)
    units = Array(super.string.utf16)
  }

  /// Creates an attributed string from code units that all have the same attributes.
  package convenience init(units: [UInt16], attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(string: String(decoding: units, as: UTF16.self), attributes: attributes)
    self.units = units
  }

  // MARK: Reading

  /// The number of UTF-16 code units.
  open override var length: Int { units.count }

  /// The code units of the text. A subclass may store them elsewhere.
  package var presentUnits: [UInt16] { units }

  /// The number of code units that are stored in this object.
  final var storedCount: Int { units.count }

  /// Returns the UTF-16 code unit at an index.
  func codeUnit(at index: Int) -> UInt16 {
    precondition(units.indices.contains(index), "offset \(index) lies outside of a text of \(length) code units")
    return units[index]
  }

  /// Returns a part of the text. Its ends may be halves of surrogate pairs.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = Array(units[range.codeUnits(in: units.count)])
    let read = super.attributedSubstring(from: range)
    guard part.contains(where: { UTF16.isSurrogate($0) }) else { return read }
    let whole = CodeUnitAttributedString(attributedString: read)
    whole.units = part
    return whole
  }

  /// The characters as a mutable string. Changing the string changes the text.
  open override var mutableString: NSMutableString { AttributedCharacters(of: self) }

  /// Returns a mutable copy of the text.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { CodeUnitAttributedString(attributedString: self) }

  // MARK: Changing

  /// Replaces characters. The new characters get the attributes of the first replaced character, or
  /// else of a neighbour.
  open override func replaceCharacters(in range: NSRange, with str: String) { replace(range, with: Array(str.utf16)) }

  /// Replaces characters by the characters of another text, with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be its own replacement.
    let new = NSAttributedString(attributedString: attrString)
    replace(range, with: attrString.codeUnits)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length), options: []) { attributes, run, _ in
      super.setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
  }

  /// Removes the characters of a range.
  open override func deleteCharacters(in range: NSRange) { replace(range, with: []) }

  /// Replaces code units, both in this object and in Foundation's characters. Foundation would move
  /// an end of the range that is inside a grapheme cluster. If an end may be there, the text around
  /// the range is first replaced by line ends, and written again afterwards.
  private func replace(_ range: NSRange, with new: [UInt16]) {
    let old = range.codeUnits(in: units.count)
    let window = units.window(around: old)
    units.replaceSubrange(old, with: new)
    if window == old { return super.replaceCharacters(in: range, with: String(decoding: new, as: UTF16.self)) }
    let kept = super.mutableString
    kept.replaceCharacters(in: NSRange(window), with: String(repeating: "\n", count: window.count))
    super.replaceCharacters(in: range, with: String(repeating: "\n", count: new.count))
    let changed = window.lowerBound..<window.upperBound + new.count - old.count
    kept.replaceCharacters(in: NSRange(changed), with: String(decoding: units[changed], as: UTF16.self))
  }
}

extension NSAttributedString {
  /// The code units of the text. Half of a surrogate pair stays as it is if the object is a
  /// `CodeUnitAttributedString`; Foundation's strings cannot contain it.
  package final var codeUnits: [UInt16] {
    (self as? CodeUnitAttributedString)?.presentUnits ?? Array(string.utf16)
  }
}

extension [UInt16] {
  /// Returns a range widened to offsets that are grapheme cluster boundaries in every version of
  /// Unicode. These are the ends of the text, both sides of a line feed, and the offsets between
  /// two ASCII characters except after a carriage return.
  func window(around range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0, !isSureBoundary(lower) { lower -= 1 }
    while upper < count, !isSureBoundary(upper) { upper += 1 }
    return lower..<upper
  }

  private func isSureBoundary(_ offset: Int) -> Bool {
    let lineFeed: UInt16 = 0x0A
    let before = offset > 0 ? self[offset - 1] : lineFeed
    let after = offset < count ? self[offset] : lineFeed
    // Inserted text may form a pair with half of one.
    if before == 0x0D || UTF16.isLeadSurrogate(before) || UTF16.isTrailSurrogate(after) { return false }
    return before == lineFeed || after == lineFeed || (before < 0x80 && after < 0x80)
  }
}
