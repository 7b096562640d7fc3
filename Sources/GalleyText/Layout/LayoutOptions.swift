public import GalleyUnicode

/// The rules in which labels and text containers differ on the same text.
public struct LayoutOptions: Hashable, Sendable {
  /// The fonts whose metrics make a line's height.
  public enum LineHeightRule: Hashable, Sendable {
    /// The fonts the attributes name; line gaps do not count (rule: label-line-height), and fallback faces only for tall
    /// scripts in a font of a text style (rule: tall-scripts).
    case namedFonts
    /// Every face in the line, with the line gap if `usesFontLeading` (rule: line-gap).
    case allFaces(usesFontLeading: Bool)
  }

  /// The rule for line heights.
  public var lineHeights: LineHeightRule = .allFaces(usesFontLeading: true)
  /// Direction that natural alignment follows; `natural` is the paragraph's own (rule: natural-alignment).
  public var naturalAlignmentDirection: WritingDirection = .natural
  /// Replaces the alignment of every paragraph.
  public var alignment: TextAlignment?
  /// Replaces the line break mode of every paragraph, and makes the mode act on the last permitted line only, as
  /// labels do (rule: label-break-mode). Nil: each paragraph's own, and one that truncates is a single line.
  public var lineBreakMode: LineBreakMode?
  /// The most by which each letter may move towards the one before it, in points, before text is cut. UIKit's own
  /// amount is private; 0.5 is the typical one its documentation gave (rule: tightening-limit).
  public var tighteningLimit: Double = 0.5

  /// The token for hidden text; nil is an ellipsis, U+2026. The attributes that its runs leave open are those of the
  /// character it replaces. Only its first paragraph shows. Core Text counterpart: the token of
  /// CTLineCreateTruncatedLine.
  public var truncationToken: AttributedText?
  /// The columns whose tab stops are automatic; nil measures the text itself. Texts that share it align.
  public var tabColumns: TabColumns?

  /// TextKit's rules.
  public init() {}

  /// A label's rules, for an interface direction.
  public static func label(direction: WritingDirection) -> LayoutOptions {
    var options = LayoutOptions()
    options.lineHeights = .namedFonts
    options.naturalAlignmentDirection = direction
    return options
  }
}

extension LayoutOptions {
  /// The alignment of a paragraph's lines, natural only if the text's own direction decides.
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
