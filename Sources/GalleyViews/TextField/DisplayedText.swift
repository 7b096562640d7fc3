import GalleyBase
import GalleyText
import GalleyUnicode

/// The text that a text field displays: on one line, and with bullets if the text is secret.
///
/// It converts offsets between the text and the displayed text.
struct DisplayedText {
  /// The way in which a field displays its characters: as they are, or as bullets.
  enum Form: Hashable {
    /// The characters are displayed as they are, with spaces for line ends.
    case plain
    /// Each cluster is displayed as a bullet, except for clusters in the revealed range.
    case secure(revealed: Range<Int>?)
  }

  /// A part of the text for which other characters are displayed.
  private struct Change {
    var source: Range<Int>
    var shown: Range<Int>
  }

  /// The text that is displayed.
  private(set) var text: AttributedText
  /// True if the text is secret. The direction of its characters then must not affect the
  /// alignment.
  private(set) var isSecret = false
  /// The changes in text order. Text between them is displayed unchanged.
  private var changes: [Change] = []

  /// Creates a text that is displayed unchanged.
  init(_ source: AttributedText) { text = source }

  init(_ source: AttributedText, as form: Form, using analyzer: UnicodeAnalyzer) {
    text = source
    switch form {
    case .plain: replaceLineEnds(of: source)
    case .secure(let revealed): replaceClusters(of: source, revealed: revealed, using: analyzer)
    }
  }

  /// Returns the offset in the displayed text that corresponds to an offset in the text. For an
  /// offset inside a replaced part, returns the beginning of the replacement.
  func displayedOffset(of offset: Int) -> Int {
    guard let change = changes[..<changes.partitionPoint { $0.source.lowerBound > offset }].last else { return offset }
    return offset < change.source.upperBound
      ? change.shown.lowerBound : change.shown.upperBound + offset - change.source.upperBound
  }

  /// Returns the offset in the text that corresponds to an offset in the displayed text.
  func offset(ofDisplayed offset: Int) -> Int {
    guard let change = changes[..<changes.partitionPoint { $0.shown.lowerBound > offset }].last else { return offset }
    return offset < change.shown.upperBound
      ? change.source.lowerBound : change.source.upperBound + offset - change.shown.upperBound
  }
}

// MARK: - Replacing

extension DisplayedText {
  /// The character that is displayed for each cluster of a secure text, the same as UIKit's
  /// (rule: secure-text-bullets).
  static let bullet = "\u{2022}"

  private mutating func replaceLineEnds(of source: AttributedText) {
    let units = source.utf16
    guard units.contains(where: \.isLineEnd) else { return }
    text = AttributedText("")
    var start = 0
    var index = 0
    while index < units.count {
      guard units[index].isLineEnd else {
        index += 1
        continue
      }
      let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      let end = index + (isPair ? 2 : 1)
      append(start..<index, of: source)
      append(" ", for: index..<end, of: source)
      (start, index) = (end, end)
    }
    append(start..<units.count, of: source)
  }

  private mutating func replaceClusters(
    of source: AttributedText, revealed: Range<Int>?, using analyzer: UnicodeAnalyzer
  ) {
    isSecret = true
    let clusters = unsafe source.utf16.withUnsafeBufferPointer { unsafe analyzer.graphemeClusters(of: $0) }
    guard !clusters.isEmpty else { return }
    text = AttributedText("")
    for cluster in clusters {
      if revealed?.contains(cluster.lowerBound) == true {
        append(cluster, of: source)
      } else {
        append(DisplayedText.bullet, for: cluster, of: source)
      }
    }
    // Bullets have no direction, so they read from left to right; a revealed letter among them changes nothing.
    text.updateAttributes {
      var style = $0.paragraphStyle ?? ParagraphStyle()
      if style.baseWritingDirection == .natural { style.baseWritingDirection = .leftToRight }
      $0.paragraphStyle = style
    }
  }

  /// Appends a part of the text without changes.
  private mutating func append(_ range: Range<Int>, of source: AttributedText) {
    if !range.isEmpty { text.append(source.slice(range)) }
  }

  /// Appends a replacement of one UTF-16 unit for a part of the text.
  private mutating func append(_ replacement: String, for range: Range<Int>, of source: AttributedText) {
    let start = text.count
    text.append(replacement, attributes: source.attributes(at: range.lowerBound))
    if range.count != 1 { changes.append(Change(source: range, shown: start..<start + 1)) }
  }
}
