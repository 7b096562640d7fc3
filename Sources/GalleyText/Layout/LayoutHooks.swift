public import GalleyBase

/// Answers that somebody else may give in the place of the container's shape and the paragraph's style. Each is nil, or
/// asked every time that layout has the question; without any, layout does as it does without hooks.
///
/// UIKit counterpart: subclasses of NSTextContainer, and NSLayoutManagerDelegate. A layout with hooks cannot be updated
/// by `TextLayout.update`: nobody knows which of their answers changed.
public struct LayoutHooks {
  /// A strip that a line would like to have.
  public struct Proposal {
    /// The strip, as wide as the container, in its coordinates.
    public var rect: Rect
    /// Index of the container.
    public var container: Int
    /// UTF-16 offset of the first character of the line.
    public var offset: Int
    /// True if the paragraph reads from right to left.
    public var isRightToLeft: Bool
  }

  /// The kind of a space around a line.
  public enum SpacingKind: Hashable, Sendable {
    /// Below a line, if another follows.
    case line
    /// Above the first line of a paragraph.
    case beforeParagraph
    /// Below the last line of a paragraph.
    case afterParagraph
  }

  /// A question for the space above or below a line.
  public struct SpacingQuestion {
    /// The space that is asked for.
    public var kind: SpacingKind
    /// The space in the paragraph's style, in points.
    public var proposed: Double
    /// UTF-16 offset of the character next to the space: the first of a paragraph, or the last of a line.
    public var offset: Int
    /// The strip of the line, in the container's coordinates.
    public var rect: Rect
  }

  /// The measures of a line fragment that may be changed. Points, y down, in the container's coordinates.
  public struct FragmentMeasures: Hashable, Sendable {
    /// The whole strip, with line and paragraph spacing.
    public var rect: Rect
    /// The part that text uses.
    public var usedRect: Rect
    /// Distance of the baseline below the upper edge of `rect`.
    public var baselineOffset: Double

    /// Measures of a fragment.
    public init(rect: Rect, usedRect: Rect, baselineOffset: Double) {
      self.rect = rect
      self.usedRect = usedRect
      self.baselineOffset = baselineOffset
    }
  }

  /// Returns the parts of a strip that text may use, from left to right. Parts that lie lower than the strip say that
  /// there is no room above them; none says that the container takes no more lines.
  public var lineFragmentRects: ((Proposal) -> [Rect])?
  /// Returns the space above or below a line.
  public var spacing: ((SpacingQuestion) -> Double)?
  /// True if a line may end before the character at a UTF-16 offset: between words, or inside of one with a hyphen.
  public var permitsBreak: ((_ offset: Int, _ hyphenates: Bool) -> Bool)?
  /// Changes the measures of a fragment that has its place; the next line begins below the lowest of a line's rects.
  public var adjust: ((inout FragmentMeasures, LineFragment) -> Void)?

  /// No hook.
  public init() {}
}
