public import GalleyBase
import GalleyText
import GalleyViews

/// A reason why a text is not shown completely or with the right characters.
public struct TextFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text is hidden: by an ellipsis, by clipping, or below the last line that fits.
    case truncated
    /// No face has these characters, so they are drawn as boxes.
    case missingGlyphs
    /// Text does not fit in its containers, or its view extends beyond the canvas.
    case overflow
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The id of the view; nil if it has none.
  public var view: String?
  /// The text that is not shown, in UTF-16 offsets of the view's text, from the first hidden
  /// character to the last; nil for the other kinds.
  public var range: Range<Int>?
  /// The characters that no face has, each listed once; nil for the other kinds.
  public var characters: String?
  /// The view's rectangle in the window, in points, if it extends beyond the canvas; nil otherwise.
  public var frame: Rect?
}

extension ScenePage {
  /// The findings about the texts of the page, in the order of the views. Hidden views are left
  /// out. Overflows of views inside a scrolling view are left out too.
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

  /// Returns a finding for the characters that a view draws as boxes.
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
  /// The finding about text that is cut or does not fit; nil if the whole text shows.
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

  /// The range of the text that is cut or does not fit, from the first such character to the last.
  private var lostRange: Range<Int>? {
    let lost = lostRanges
    guard let first = lost.first, let last = lost.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The ranges of text that is cut or does not fit, in text order: text replaced by a token, text
  /// after the last line, and text beyond the edges of clipped lines. Clipped text of a text field
  /// does not count, since it scrolls during editing.
  var lostRanges: [Range<Int>] {
    guard let layout = placement?.layout else { return [] }
    let hidden = (self as? Label)?.hiddenRange ?? layout.hiddenRange
    let clipped = self is TextField ? [] : layout.clippedRanges(with: context.typesetter)
    return ([hidden].compactMap(\.self) + clipped).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension View {
  /// The visible views with text inside this view, each with a flag that is true inside a scrolling
  /// view.
  var shownTexts: [(view: any TextShowing, isScrolled: Bool)] { shownTexts(isScrolled: false) }

  private func shownTexts(isScrolled: Bool) -> [(view: any TextShowing, isScrolled: Bool)] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      let own: [(view: any TextShowing, isScrolled: Bool)] =
        if let text = view.asTextShowing { [(text, isScrolled)] } else { [] }
      return own + view.shownTexts(isScrolled: isScrolled || view is ScrollView)
    }
  }
}
