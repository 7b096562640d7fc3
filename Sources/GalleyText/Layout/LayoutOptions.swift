public import GalleyUnicode

/// The layout rules in which labels and text containers differ.
public struct LayoutOptions: Hashable, Sendable {
  /// The fonts whose metrics determine the height of a line.
  public enum LineHeightRule: Hashable, Sendable {
    /// The fonts that the attributes of the text contain. Fallback fonts count only for some
    /// scripts (rule: tall-scripts).
    ///
    /// Fallback fonts count only if the attributes contain a font of a text style. Line gaps do not count
    /// (rule: label-line-height).
    case namedFonts
    /// All fonts with which characters of the line are drawn, including fallback fonts. The line
    /// gap counts if `usesFontLeading` is true (rule: line-gap).
    case allFaces(usesFontLeading: Bool)
  }

  /// The fonts whose metrics determine the height of a line.
  public var lineHeights: LineHeightRule = .allFaces(usesFontLeading: true)
  /// The writing direction that determines on which side lines with `natural` alignment begin. The
  /// value `natural` means the direction of the paragraph (rule: natural-alignment).
  public var naturalAlignmentDirection: WritingDirection = .natural
  /// The alignment of all paragraphs; nil means that each paragraph's own alignment applies.
  public var alignment: TextAlignment?
  /// The line break mode of all paragraphs; nil means that each paragraph's own mode applies. As in
  /// labels, it applies only to the last permitted line (rule: label-break-mode).
  ///
  /// If nil, each paragraph uses its own mode, and a paragraph that truncates is a single line.
  public var lineBreakMode: LineBreakMode?
  /// The maximum distance in points by which a letter may move towards the preceding letter before
  /// text is truncated.
  ///
  /// UIKit's own amount is private; 0.5 is the typical one its documentation gave (rule: tightening-limit).
  public var tighteningLimit: Double = 0.5

  /// The token that replaces hidden text. With nil, it is an ellipsis, U+2026.
  ///
  /// Attributes that its runs leave unset come from the character it replaces. Only its first paragraph shows. Core
  /// Text counterpart: the token of CTLineCreateTruncatedLine.
  public var truncationToken: AttributedText?
  /// The columns with automatic tab stops. Texts that share them are aligned. With nil, the columns
  /// of the text itself are measured.
  public var tabColumns: TabColumns?

  /// Creates layout options with the rules of TextKit.
  public init() {}

  /// Returns the rules of labels in a user interface with this direction.
  public static func label(direction: WritingDirection) -> LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .namedFonts
    options.naturalAlignmentDirection = direction
    return options
  }
}

extension LayoutOptions {
  /// Returns the alignment of the lines of a paragraph with this style. It is `natural` only if the
  /// direction of the text determines the side.
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
