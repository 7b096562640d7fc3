public import GalleyBase
import GalleyText
import GalleyViews

/// A reason why a text is not shown completely, or not with its own characters.
public struct TextFinding: Hashable, Sendable {
  /// The kinds of reasons.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text is hidden: by an ellipsis, by clipping, or below the last line that fits.
    case truncated
    /// No face has these characters; they show as boxes.
    case missingGlyphs
    /// Text does not fit in its containers, or its view reaches out of the canvas.
    case overflow
  }

  /// The kind.
  public var kind: Kind
  /// The id of the view; nil if it has none.
  public var view: String?
  /// The text that is not shown, from its first character to its last, in UTF-16 offsets of the view's text; nil for
  /// the other kinds.
  public var range: Range<Int>?
  /// The characters that no face has, each once; nil for the other kinds.
  public var characters: String?
  /// The view's rectangle in the window, in points, if it reaches out of the canvas; nil otherwise.
  public var frame: Rect?
}

extension ScenePage {
  /// The findings about the texts of the page, by view. Hidden views are left out; for overflows, so are views inside a
  /// scrolling view.
  public var textFindings: [TextFinding] {
    window.layoutIfNeeded()
    return window.shownTexts.flatMap { view, isScrolled in
      var findings: [TextFinding] = []
      if let hidden = view.hiddenText { findings.append(hidden) }
      findings += missingGlyphs(of: view)
      let frame = Rect(origin: view.convert(view.bounds.origin, to: nil), size: view.bounds.size)
      let room = Rect(origin: .zero, size: size)
      if !isScrolled, !frame.isEmpty, room.union(frame) != room {
        findings.append(TextFinding(kind: .overflow, view: view.id, frame: frame))
      }
      return findings
    }
  }

  /// The characters that a view shows as boxes.
  private func missingGlyphs(of view: any TextShowing) -> [TextFinding] {
    var characters = String.UnicodeScalarView()
    var known: Set<Unicode.Scalar> = []
    for missing in view.ownMissingText {
      for scalar in missing.text.unicodeScalars where known.insert(scalar).inserted { characters.append(scalar) }
    }
    return known.isEmpty
      ? [] : [TextFinding(kind: .missingGlyphs, view: view.id, characters: String(characters))]
  }
}

extension TextShowing {
  /// The text that is cut or does not fit; nil if everything shows.
  fileprivate var hiddenText: TextFinding? {
    if let label = self as? Label {
      return label.isTruncated ? TextFinding(kind: .truncated, view: id, range: lostRange) : nil
    }
    guard let layout = placement?.layout, layout.isTruncated else { return nil }
    if let overflow = layout.overflow, !(self is TextField) {
      return TextFinding(kind: .overflow, view: id, range: overflow)
    }
    return TextFinding(kind: .truncated, view: id, range: lostRange)
  }

  /// The text that is cut or does not fit, from its first character to its last.
  private var lostRange: Range<Int>? {
    let lost = lostRanges
    guard let first = lost.first, let last = lost.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The text that is cut or does not fit, in text order: text replaced by a token, text after the last line, and text
  /// beyond the edges of clipped lines. The clipped text of a field does not count, since it moves during editing.
  var lostRanges: [Range<Int>] {
    guard let layout = placement?.layout else { return [] }
    let hidden = (self as? Label)?.hiddenRange ?? layout.hiddenRange
    let clipped = self is TextField ? [] : layout.clippedRanges(with: context.typesetter)
    return ([hidden].compactMap(\.self) + clipped).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension View {
  /// The visible views with text inside this one, and true for those inside a scrolling view.
  var shownTexts: [(view: any TextShowing, isScrolled: Bool)] { shownTexts(isScrolled: false) }

  private func shownTexts(isScrolled: Bool) -> [(view: any TextShowing, isScrolled: Bool)] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      let own: [(view: any TextShowing, isScrolled: Bool)] =
        if let text = view.asTextShowing { [(text, isScrolled)] } else { [] }
      return own + view.shownTexts(isScrolled: isScrolled || view is ScrollView)
    }
  }
}
