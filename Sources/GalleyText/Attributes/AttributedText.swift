import GalleyBase

/// Text with attributes. It is stored as UTF-16 code units and as runs without gaps or overlaps.
///
/// UIKit counterpart: NSAttributedString, with the same offsets.
///
/// ```swift
/// var text = AttributedText("Total\t")
/// text.append("12.50", attributes: TextAttributes { $0.foregroundColor = Color(hex: "#FF3B30") })
/// let width = text.size(in: context).width
/// ```
public struct AttributedText: Hashable, Sendable {
  /// A range of text in which all characters have the same attributes.
  public struct Run: Hashable, Sendable {
    /// The UTF-16 offsets of the run. Only the single run of an empty text is empty.
    public var range: Range<Int>
    /// The attributes of the run's characters.
    public var attributes: TextAttributes
  }

  /// The text as UTF-16 code units. Unpaired surrogates are kept.
  public internal(set) var utf16: [UInt16]
  /// The runs in text order. An empty text has one empty run, whose attributes determine the height
  /// of its line.
  public internal(set) var runs: [Run]

  /// Creates a text whose characters all have the same attributes.
  public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(utf16: string.codeUnits, attributes: attributes)
  }

  /// Creates a text from UTF-16 code units, which may contain unpaired surrogates. All characters
  /// have the same attributes.
  public init(utf16: [UInt16], attributes: TextAttributes = TextAttributes()) {
    self.utf16 = utf16
    runs = [Run(range: 0..<utf16.count, attributes: attributes)]
  }

  /// The text as a string. Unpaired surrogates become U+FFFD.
  public var string: String {
    // Decoding UTF-16 appends scalar by scalar; decoding UTF-8 validates and copies everything at once.
    if utf16.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: utf16.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
    return String(decoding: utf16, as: UTF16.self)
  }
  /// The length in UTF-16 code units.
  public var count: Int { utf16.count }

  /// True if the text contains an attachment.
  package var hasAttachments: Bool { runs.contains { $0.attributes.attachment != nil } }

  /// Hashes only characters, fonts, colours and spacing. Most texts differ in these, and hashing
  /// all attributes is slow.
  package func hashOutline(into hasher: inout Hasher) {
    hasher.combine(utf16)
    for run in runs {
      hasher.combine(run.range)
      hasher.combine(run.attributes.font)
      hasher.combine(run.attributes.kern)
      hasher.combine(run.attributes.tracking)
      hasher.combine(run.attributes.foregroundColor)
    }
  }

  /// Appends a string with attributes. Adjacent runs with equal attributes are merged.
  public mutating func append(_ string: String, attributes: TextAttributes) {
    let start = utf16.count
    utf16.append(contentsOf: string.utf16)
    guard utf16.count > start else { return }
    if start == 0 { runs.removeAll() }
    runs.appendMerging(Run(range: start..<utf16.count, attributes: attributes))
  }

  /// Appends another text with its attributes.
  public mutating func append(_ other: AttributedText) {
    guard other.count > 0 else { return }
    let start = utf16.count
    if start == 0 { runs.removeAll() }
    utf16.append(contentsOf: other.utf16)
    for run in other.runs {
      runs.appendMerging(
        Run(range: run.range.lowerBound + start..<run.range.upperBound + start, attributes: run.attributes))
    }
  }

  /// Returns the index of the run that contains the character at `offset`. At the end of the text
  /// this is the last run.
  public func runIndex(at offset: Int) -> Int {
    if runs.count == 1 { return 0 }
    return (0..<runs.count - 1).partitionPoint { runs[$0].range.upperBound > offset }
  }

  /// Returns the attributes of the character at `offset`. At the end of the text these are the
  /// attributes of the last character.
  public func attributes(at offset: Int) -> TextAttributes { runs[runIndex(at: offset)].attributes }

  /// Returns the paragraph style of the character at `offset`. It is read alone because copying all
  /// attributes is slow.
  package func paragraphStyle(at offset: Int) -> ParagraphStyle? {
    runs[runIndex(at: offset)].attributes.paragraphStyle
  }

  /// Changes the attributes of all runs.
  public mutating func updateAttributes(_ change: (inout TextAttributes) -> Void) {
    let old = runs
    runs.removeAll(keepingCapacity: true)
    for var run in old {
      change(&run.attributes)
      runs.appendMerging(run)
    }
  }

  /// Returns the characters of `range` with their attributes.
  public func slice(_ range: Range<Int>) -> AttributedText {
    var result = AttributedText(utf16: Array(utf16[range]), attributes: attributes(at: range.lowerBound))
    guard !range.isEmpty, runs.count > 1 else { return result }
    result.runs.removeAll()
    var index = runIndex(at: range.lowerBound)
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      let part = runs[index].range.clamped(to: range)
      let moved = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      result.runs.appendMerging(Run(range: moved, attributes: runs[index].attributes))
      index += 1
    }
    return result
  }

}
