import GalleyBase
import GalleyText
import GalleyUnicode

/// A field's text as it shows: on one line, with bullets for what is secret. Translates offsets between both.
struct DisplayedText {
  /// A way to display characters.
  enum Form: Hashable {
    /// As they are, line ends as spaces.
    case plain
    /// Each cluster as a bullet, but for those in the range.
    case secure(revealed: Range<Int>?)
  }

  /// A stretch of the text that shows as something of another length.
  private struct Change {
    var source: Range<Int>
    var shown: Range<Int>
  }

  /// The displayed text.
  private(set) var text: AttributedText
  /// True if it keeps a text secret, which no character of it may give away by its direction.
  private(set) var isSecret = false
  /// In order; what lies between them is as long as it is in the text.
  private var changes: [Change] = []

  /// A text that shows as it is.
  init(_ source: AttributedText) { text = source }

  init(_ source: AttributedText, as form: Form, using analyzer: UnicodeAnalyzer) {
    text = source
    switch form {
    case .plain: replaceLineEnds(of: source)
    case .secure(let revealed): replaceClusters(of: source, revealed: revealed, using: analyzer)
    }
  }

  /// The offset in the displayed text for an offset of the text; inside a replacement, the beginning of that.
  func displayedOffset(of offset: Int) -> Int {
    guard let change = changes[..<changes.partitionPoint { $0.source.lowerBound > offset }].last else { return offset }
    return offset < change.source.upperBound
      ? change.shown.lowerBound : change.shown.upperBound + offset - change.source.upperBound
  }

  /// The offset in the text of what is displayed at an offset.
  func offset(ofDisplayed offset: Int) -> Int {
    guard let change = changes[..<changes.partitionPoint { $0.shown.lowerBound > offset }].last else { return offset }
    return offset < change.shown.upperBound
      ? change.source.lowerBound : change.source.upperBound + offset - change.shown.upperBound
  }
}

// MARK: - Replacing

extension DisplayedText {
  /// The character that stands for each cluster of a secure text, UIKit's own (rule: secure-text-bullets).
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
    // Bullets have no direction, so that they read from left to right; a letter that shows among them changes nothing.
    text.updateAttributes {
      var style = $0.paragraphStyle ?? ParagraphStyle()
      if style.baseWritingDirection == .natural { style.baseWritingDirection = .leftToRight }
      $0.paragraphStyle = style
    }
  }

  /// Shows a stretch as it is.
  private mutating func append(_ range: Range<Int>, of source: AttributedText) {
    if !range.isEmpty { text.append(source.slice(range)) }
  }

  /// Shows a stretch as a character of one unit.
  private mutating func append(_ replacement: String, for range: Range<Int>, of source: AttributedText) {
    let start = text.count
    text.append(replacement, attributes: source.attributes(at: range.lowerBound))
    if range.count != 1 { changes.append(Change(source: range, shown: start..<start + 1)) }
  }
}
