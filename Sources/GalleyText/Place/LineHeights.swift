import GalleyBase
import GalleyFonts

/// The height and baseline of a line, without the spacing above and below.
struct LineHeight: Hashable {
  /// The height after the line height multiple, minimum and maximum of the paragraph style are
  /// applied.
  var height: Double
  /// The distance of the baseline below the top of the line's text.
  ///
  /// Any difference between `height` and the natural height is removed from the top or added there
  /// (rule: line-height-baseline).
  var baseline: Double
  /// The part of the height that comes from the line gaps of the fonts.
  var leading: Double
}

/// The height that one font or attachment contributes to its line, raised as its attributes
/// specify.
struct HeightShare {
  /// The origin of a contribution to the line height.
  enum Cause: Hashable {
    /// A font that the attributes name, or the default font.
    case named(Font)
    /// A face that draws characters of the line.
    case face(Font)
    /// An attachment with this frame.
    case attachment(Rect)
  }

  var cause: Cause
  /// The distance that the font or attachment reaches above the baseline.
  var ascent: Double
  /// The distance that the font or attachment reaches below the baseline, including the line gap if
  /// `leading` is not 0.
  var descent: Double
  /// The line gap of the font, which is a part of `descent`; 0 if line gaps do not count.
  var leading: Double
  /// The distance in points by which the font or attachment is raised.
  var raise: Double
}

/// The height of a line and the steps of its computation, from the natural height to the limited
/// height (rule: line-height).
struct LineHeightSteps {
  var ascent = 0.0
  var descent = 0.0
  /// The height after the line height multiple is applied.
  var multiplied: Double
  /// The height after the minimum line height is applied.
  var raised: Double
  /// The height after the maximum line height is applied.
  var limited: Double
  /// The part of `limited` that comes from the line gaps of the fonts.
  var leading: Double

  /// Computes the steps: first the line height multiple is applied, then the minimum, then the
  /// maximum.
  /// - Parameter solidDescent: the maximum descent without line gaps.
  init(ascent: Double, descent: Double, solidDescent: Double, style: ParagraphStyle) {
    self.init(ascent: ascent, descent: descent, style: style)
    guard solidDescent < descent else { return }
    leading = limited - LineHeightSteps(ascent: ascent, descent: solidDescent, style: style).limited
  }

  private init(ascent: Double, descent: Double, style: ParagraphStyle) {
    self.ascent = ascent
    self.descent = descent
    let natural = ascent + descent
    multiplied = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    raised = style.minimumLineHeight > 0 ? max(multiplied, style.minimumLineHeight) : multiplied
    limited = style.maximumLineHeight > 0 ? min(raised, style.maximumLineHeight) : raised
    leading = 0
  }

  /// The resulting height, rounded to 1/65536 pt, and the baseline.
  var lineHeight: LineHeight {
    let height = limited.onLengthGrid
    return LineHeight(height: height, baseline: height - descent, leading: leading.onLengthGrid)
  }
}

/// The text that determines the height of a line.
enum ShownText {
  /// A range of characters in the paragraph.
  case range(Range<Int>)
  /// The text that is left after truncation, and its token.
  case pieces([Piece], token: AttributedText?)
}

extension ParagraphSource {
  /// Returns the height of a line that shows `range` of the paragraph.
  func lineHeight(of range: Range<Int>, rule: LayoutOptions.LineHeightRule) -> LineHeight {
    lineHeightSteps(of: .range(range), rule: rule).lineHeight
  }

  /// Returns the height of a line and the steps of its computation (rule: line-height).
  ///
  /// If minimum and maximum fix the height, raised and lowered text moves without changing it.
  func lineHeightSteps(of shown: ShownText, rule: LayoutOptions.LineHeightRule) -> LineHeightSteps {
    var ascent = 0.0
    var descent = 0.0
    var solidDescent = 0.0
    forEachHeightShare(of: shown, rule: rule) { share in
      ascent = max(ascent, share.ascent)
      descent = max(descent, share.descent)
      solidDescent = max(solidDescent, share.descent - share.leading)
    }
    return LineHeightSteps(ascent: ascent, descent: descent, solidDescent: solidDescent, style: paragraph.style)
  }

  /// Calls `body` with each contribution to the height of the line. The same font may occur several
  /// times.
  ///
  /// The line gap, where it counts, lies below the descent: a choice, since the recordings only give heights. Text that
  /// a token replaces does not count: also a choice, since the recorded lines have one font.
  func forEachHeightShare(of shown: ShownText, rule: LayoutOptions.LineHeightRule, _ body: (HeightShare) -> Void) {
    switch shown {
    case .range(let range): forEachHeightShare(of: range, rule: rule, body)
    case .pieces(let pieces, let token):
      for piece in pieces {
        var attributes = text.runs[piece.attributesIndex].attributes
        let raise = raise(piece.raise ?? attributes.raise(defaultFont))
        if piece.kind == .token {
          attributes.attachment = nil
          if let token, let run = piece.tokenRun { attributes = token.runs[run].attributes.filled(from: attributes) }
        }
        let font = attributes.setFont(defaultFont)
        addHeightShares(of: font, attachment: attributes.attachment?.frame, raise: raise, rule: rule, body)
        if counts(piece, setAs: font, rule: rule) { body(face(piece.fontIndex, raise: raise, rule: rule)) }
      }
    }
  }

  private func forEachHeightShare(
    of range: Range<Int>, rule: LayoutOptions.LineHeightRule, _ body: (HeightShare) -> Void
  ) {
    let base = paragraph.range.lowerBound
    let shown = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
    let firstRun = text.runIndex(at: base + shown.lowerBound)
    var run = firstRun
    repeat {
      let frame = text.runs[run].attributes.attachment?.frame
      let raise = raise(text.raise(ofRun: run, defaultFont))
      addHeightShares(of: text.setFont(ofRun: run, defaultFont), attachment: frame, raise: raise, rule: rule, body)
      run += 1
    } while run < text.runs.count && text.runs[run].range.lowerBound < base + shown.upperBound
    if !range.isEmpty { forEachFace(of: range, from: firstRun, rule: rule, body) }
  }

  /// Calls `body` with the contribution of each face that counts for the height. A face is visited
  /// only once in each attribute run, because words in different faces may alternate.
  private func forEachFace(
    of range: Range<Int>, from firstRun: Int, rule: LayoutOptions.LineHeightRule, _ body: (HeightShare) -> Void
  ) {
    let base = paragraph.range.lowerBound
    var item = paragraph.itemIndex(at: range.lowerBound)
    var run = firstRun
    repeat {
      let raise = raise(text.raise(ofRun: run, defaultFont))
      let named = text.setFont(ofRun: run, defaultFont)
      let end = min(range.upperBound, text.runs[run].range.upperBound - base)
      var seen: UInt64 = 0
      while item < paragraph.items.count, paragraph.items[item].range.lowerBound < end {
        let fontIndex = paragraph.items[item].fontIndex
        let counts = counts(paragraph.items[item], setAs: named, rule: rule)
        // Fonts from the 65th on are reported at every word, which takes time but changes nothing else.
        let bit: UInt64 = fontIndex < UInt64.bitWidth ? 1 << UInt64(fontIndex) : 0
        if counts, seen & bit == 0 { body(face(fontIndex, raise: raise, rule: rule)) }
        if counts { seen |= bit }
        // The item may continue in the next run.
        if paragraph.items[item].range.upperBound > end { break }
        item += 1
      }
      run += 1
    } while run < text.runs.count && text.runs[run].range.lowerBound < base + range.upperBound
  }

  /// Calls `body` with the contribution of `font`, and with that of the attachment if `frame` is
  /// not nil.
  private func addHeightShares(
    of font: Font, attachment frame: Rect?, raise: Double, rule: LayoutOptions.LineHeightRule,
    _ body: (HeightShare) -> Void
  ) {
    body(share(.named(font), font, raise: raise, rule: rule))
    guard let frame else { return }
    body(
      HeightShare(
        cause: .attachment(frame), ascent: frame.maxY + raise, descent: -frame.minY - raise, leading: 0, raise: raise))
  }

  /// True if the face of an item counts for the height of its line.
  private func counts(_ item: Item, setAs named: Font, rule: LayoutOptions.LineHeightRule) -> Bool {
    guard case .namedFonts = rule else { return true }
    // The usual case, decided without looking at the script.
    guard named.isTextStyle else { return false }
    return TallScript.isTall(item.script, in: fonts[item.fontIndex].font)
  }

  private func counts(_ piece: Piece, setAs named: Font, rule: LayoutOptions.LineHeightRule) -> Bool {
    guard case .namedFonts = rule else { return true }
    guard named.isTextStyle, piece.kind == .text, !piece.range.isEmpty else { return false }
    return counts(paragraph.items[paragraph.itemIndex(at: piece.range.lowerBound)], setAs: named, rule: rule)
  }

  /// Returns the contribution of the font at an index, which draws characters of the line.
  private func face(_ fontIndex: Int, raise: Double, rule: LayoutOptions.LineHeightRule) -> HeightShare {
    let font = fonts[fontIndex].font
    return share(.face(font), font, raise: raise, rule: rule)
  }

  private func share(
    _ cause: HeightShare.Cause, _ font: Font, raise: Double, rule: LayoutOptions.LineHeightRule
  ) -> HeightShare {
    var leading = 0.0
    if case .allFaces(usesFontLeading: true) = rule { leading = font.leading }
    return HeightShare(
      cause: cause, ascent: font.ascender + max(0, raise), descent: -font.descender + leading + max(0, -raise),
      leading: leading, raise: raise)
  }

  /// Returns the part of `raise` that counts for the line height: all of it, or 0 if the style
  /// fixes the line height.
  private func raise(_ raise: Double) -> Double { paragraph.style.fixesLineHeight ? 0 : raise }
}

extension ParagraphStyle {
  /// Returns the space that `lineSpacing` adds below a line. The line gap, which the line's height
  /// already includes, is subtracted from it.
  func spacing(below height: LineHeight) -> Double { max(0, lineSpacing.onLengthGrid - height.leading) }

  fileprivate var fixesLineHeight: Bool { minimumLineHeight > 0 && minimumLineHeight == maximumLineHeight }
}
