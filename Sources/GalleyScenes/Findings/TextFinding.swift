public import GalleyBase
import GalleyText
import GalleyViews

/// A reason why a text does not show as a whole, or not in letters of its own.
public struct TextFinding: Hashable, Sendable {
  /// The kinds of reasons.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text is hidden: by an ellipsis, by clipping, or below the last line that there is room for.
    case truncated
    /// No face has these characters; they show as boxes.
    case missingGlyphs
    /// Text has no room in its containers, or its view reaches out of the canvas.
    case overflow
  }

  /// The kind.
  public var kind: Kind
  /// The id of the view; nil if it has none.
  public var view: String?
  /// The text that does not show, from its first character to its last, in UTF-16 offsets of the view's text; nil for
  /// the other kinds.
  public var range: Range<Int>?
  /// The characters that no face has, each once; nil for the other kinds.
  public var characters: String?
  /// The view's rectangle in the window, in points, if it reaches out of the canvas; nil otherwise.
  public var frame: Rect?
}

extension ScenePage {
  /// The findings about the texts of the page, by view. Hidden views are left out; so are,
  /// of overflows, views in something that scrolls.
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
  /// The text that is cut or has no room; nil if all of it shows.
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

  /// The text that is cut or has no room, from its first character to its last.
  private var lostRange: Range<Int>? {
    let lost = lostRanges
    guard let first = lost.first, let last = lost.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The text that is cut or has no room, in text order: what a token stands for or lies past the last line, and what the
  /// edges of clipped lines cut off. A field's clipped text is none of it: it moves while it is edited.
  var lostRanges: [Range<Int>] {
    guard let layout = placement?.layout else { return [] }
    let hidden = (self as? Label)?.hiddenRange ?? layout.hiddenRange
    let clipped = self is TextField ? [] : layout.clippedRanges(with: context.typesetter)
    return ([hidden].compactMap(\.self) + clipped).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension View {
  /// The views with text in this one that are not hidden, and true for those in something that scrolls.
  var shownTexts: [(view: any TextShowing, isScrolled: Bool)] { shownTexts(isScrolled: false) }

  private func shownTexts(isScrolled: Bool) -> [(view: any TextShowing, isScrolled: Bool)] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      let own: [(view: any TextShowing, isScrolled: Bool)] =
        if let text = view.asTextShowing { [(text, isScrolled)] } else { [] }
      return own + view.shownTexts(isScrolled: isScrolled || view is ScrollView)
    }
  }
}
