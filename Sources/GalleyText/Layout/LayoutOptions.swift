public import GalleyUnicode

/// The rules that differ between labels and text containers for the same text.
public struct LayoutOptions: Hashable, Sendable {
  /// The fonts whose metrics determine a line's height.
  public enum LineHeightRule: Hashable, Sendable {
    /// Fonts that the attributes name.
    ///
    /// Line gaps do not count (rule: label-line-height), and fallback faces only for tall scripts in a font of a text
    /// style (rule: tall-scripts).
    case namedFonts
    /// Every face in the line, with the line gap if `usesFontLeading` (rule: line-gap).
    case allFaces(usesFontLeading: Bool)
  }

  /// The rule for line heights.
  public var lineHeights: LineHeightRule = .allFaces(usesFontLeading: true)
  /// Direction that natural alignment follows; `natural` uses the paragraph's own (rule: natural-alignment).
  public var naturalAlignmentDirection: WritingDirection = .natural
  /// Overrides the alignment of every paragraph.
  public var alignment: TextAlignment?
  /// Overrides the line break mode of every paragraph and applies it to the last permitted line only, as labels do
  /// (rule: label-break-mode).
  ///
  /// If nil, each paragraph uses its own mode, and a paragraph that truncates is a single line.
  public var lineBreakMode: LineBreakMode?
  /// The maximum distance by which each letter may move towards the one before it, in points, before text is cut.
  ///
  /// UIKit's own amount is private; 0.5 is the typical one its documentation gave (rule: tightening-limit).
  public var tighteningLimit: Double = 0.5

  /// The token for hidden text; nil uses an ellipsis, U+2026.
  ///
  /// Attributes that its runs leave unset come from the character it replaces. Only its first paragraph shows. Core
  /// Text counterpart: the token of CTLineCreateTruncatedLine.
  public var truncationToken: AttributedText?
  /// The columns with automatic tab stops; nil measures the text itself. Texts that share columns align.
  public var tabColumns: TabColumns?

  /// Creates TextKit's rules.
  public init() {}

  /// Returns a label's rules for an interface direction.
  public static func label(direction: WritingDirection) -> LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .namedFonts
    options.naturalAlignmentDirection = direction
    return options
  }
}

extension LayoutOptions {
  /// Returns the alignment of a paragraph's lines; it is `natural` only if the text's own direction
  /// decides.
  func alignment(of style: ParagraphStyle) -> TextAlignment {
    let alignment = alignment ?? style.alignment
    guard alignment == .natural || alignment == .justified else { return alignment }
    switch naturalAlignmentDirection {
    case .leftToRight: return alignment == .justified ? .justified : .left
    case .rightToLeft: return alignment == .justified ? .justified : .right
    case .natural: return alignment
    }
  }
}
