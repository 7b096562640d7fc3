public import Foundation

/// A mutable attributed text of UTF-16 code units, like Apple's: a range may begin or end anywhere, even between the
/// halves of a surrogate pair.
///
/// Foundation's own class on Linux moves ends of a range that are inside a grapheme cluster, so that characters and
/// attributes no longer match. This class keeps the code units. The characters in Foundation's storage, which its own
/// functions read, are updated too; they have U+FFFD for half of a pair. `galley swift` replaces Foundation's class by
/// this one wherever a text is made.
open class CodeUnitAttributedString: NSMutableAttributedString {
  private final var units: [UInt16]

  /// An empty text.
  public convenience init() { self.init(string: "") }

  /// Characters without attributes.
  public override init(string: String) {
    units = Array(string.utf16)
    super.init(string: string)
  }

  /// Characters with the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    units = Array(string.utf16)
    super.init(string: string, attributes: attrs)
  }

  /// The characters and attributes of another text.
  public override init(attributedString: NSAttributedString) {
    units = attributedString.codeUnits
    super.init(attributedString: attributedString)
  }

  /// A text from an archive.
  public required init?(coder: NSCoder) {
    units = []
    super.init(coder: coder)
    units = Array(super.string.utf16)
  }

  /// Code units with the same attributes.
  package convenience init(units: [UInt16], attributes: [NSAttributedString.Key: Any]? = nil) {
    self.init(string: String(decoding: units, as: UTF16.self), attributes: attributes)
    self.units = units
  }

  // MARK: Reading

  /// The number of code units.
  open override var length: Int { units.count }

  /// The code units of the text, which a subclass may keep elsewhere.
  package var presentUnits: [UInt16] { units }

  /// The number of code units stored here.
  final var storedCount: Int { units.count }

  /// Returns a code unit.
  func codeUnit(at index: Int) -> UInt16 {
    precondition(units.indices.contains(index), "offset \(index) lies outside of a text of \(length) code units")
    return units[index]
  }

  /// Returns a part of the text, with halves of pairs.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = Array(units[range.codeUnits(in: units.count)])
    let read = super.attributedSubstring(from: range)
    guard part.contains(where: { UTF16.isSurrogate($0) }) else { return read }
    let whole = CodeUnitAttributedString(attributedString: read)
    whole.units = part
    return whole
  }

  /// The characters, which may be changed through it.
  open override var mutableString: NSMutableString { AttributedCharacters(of: self) }

  /// A copy that can be changed.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { CodeUnitAttributedString(attributedString: self) }

  // MARK: Changing

  /// Replaces characters; the new ones take the attributes of the first replaced one, or of their neighbour.
  open override func replaceCharacters(in range: NSRange, with str: String) { replace(range, with: Array(str.utf16)) }

  /// Replaces characters by others with their own attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be its own replacement.
    let new = NSAttributedString(attributedString: attrString)
    replace(range, with: attrString.codeUnits)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length), options: []) { attributes, run, _ in
      super.setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
  }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replace(range, with: []) }

  /// Replaces code units, here and in Foundation's characters. Foundation does not move the end of a range at a certain
  /// boundary. Where an end is not certain, the text between two certain boundaries is replaced by line ends in the
  /// meantime.
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
  /// The code units of the text, with halves of pairs where it can have them.
  package final var codeUnits: [UInt16] {
    (self as? CodeUnitAttributedString)?.presentUnits ?? Array(string.utf16)
  }
}

extension [UInt16] {
  /// Returns a range widened to offsets that are grapheme cluster boundaries in every version of Unicode: the ends of
  /// the text, both sides of a line feed, and between two ASCII characters, but not after a carriage return.
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
