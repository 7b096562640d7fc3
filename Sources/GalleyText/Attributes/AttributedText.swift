import GalleyBase

/// Text with attributes, stored as UTF-16 and as runs without gaps or overlaps.
///
/// UIKit counterpart: NSAttributedString, with the same offsets.
///
/// ```swift
/// var text = AttributedText("Total\t")
/// text.append("12.50", attributes: TextAttributes { $0.foregroundColor = Color(hex: "#FF3B30") })
/// let width = text.size(in: context).width
/// ```
public struct AttributedText: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// UTF-16 offsets. Never empty, except for the only run of an empty text.
    public var range: Range<Int>
    /// The attributes of its characters.
    public var attributes: TextAttributes
  }

  /// The text as UTF-16 code units, unpaired surrogates included.
  public internal(set) var utf16: [UInt16]
  /// The runs in order. An empty text has one empty run, whose attributes determine its measurements.
  public internal(set) var runs: [Run]

  /// Creates a text in one style.
  public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(utf16: string.codeUnits, attributes: attributes)
  }

  /// Creates a text in one style from code units, which need not be well formed.
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
  /// Length in UTF-16 code units.
  public var count: Int { utf16.count }

  /// True if any character shows an attachment.
  package var hasAttachments: Bool { runs.contains { $0.attributes.attachment != nil } }

  /// Hashes the characters, fonts, colours and spacing only: texts usually differ in these, and hashing all attributes
  /// is slow.
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

  /// Adds a run at the end. Equal neighbours become one run.
  public mutating func append(_ string: String, attributes: TextAttributes) {
    let start = utf16.count
    utf16.append(contentsOf: string.utf16)
    guard utf16.count > start else { return }
    if start == 0 { runs.removeAll() }
    runs.appendMerging(Run(range: start..<utf16.count, attributes: attributes))
  }

  /// Adds another text at the end.
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

  /// Index of the run that holds the character at `offset`; at the end of the text, the last run.
  public func runIndex(at offset: Int) -> Int {
    if runs.count == 1 { return 0 }
    return (0..<runs.count - 1).partitionPoint { runs[$0].range.upperBound > offset }
  }

  /// Attributes of the character at `offset`; at the end of the text, those of the last character.
  public func attributes(at offset: Int) -> TextAttributes { runs[runIndex(at: offset)].attributes }

  /// Paragraph style of the character at `offset`, read alone because copying all attributes is slow.
  package func paragraphStyle(at offset: Int) -> ParagraphStyle? {
    runs[runIndex(at: offset)].attributes.paragraphStyle
  }

  /// Changes the attributes of every run.
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
