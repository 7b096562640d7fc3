public import GalleyBase

/// Callbacks that replace the container's shape or the paragraph's style.
///
/// Layout calls a hook each time it needs the value; without a hook it uses its own rules.
///
/// UIKit counterpart: subclasses of NSTextContainer, and NSLayoutManagerDelegate. `TextLayout.update` cannot update a
/// layout with hooks, since it cannot know which of their results changed.
public struct LayoutHooks {
  /// A strip that layout proposes for a line.
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

  /// The arguments for the space above or below a line.
  public struct SpacingQuestion {
    /// The kind of space.
    public var kind: SpacingKind
    /// The space in the paragraph's style, in points.
    public var proposed: Double
    /// UTF-16 offset of the character next to the space: a paragraph's first or a line's last.
    public var offset: Int
    /// The strip of the line, in the container's coordinates.
    public var rect: Rect
  }

  /// The measures of a line fragment that a hook may change. Points, y down, in the container's coordinates.
  public struct FragmentMeasures: Hashable, Sendable {
    /// The whole strip, including line and paragraph spacing.
    public var rect: Rect
    /// The part that text uses.
    public var usedRect: Rect
    /// Distance of the baseline below the upper edge of `rect`.
    public var baselineOffset: Double

    /// Creates measures of a fragment.
    public init(rect: Rect, usedRect: Rect, baselineOffset: Double) {
      self.rect = rect
      self.usedRect = usedRect
      self.baselineOffset = baselineOffset
    }
  }

  /// Returns the parts of a strip that text may use, from left to right.
  ///
  /// Parts that lie lower than the strip mean that there is no room above them; an empty array means that the container
  /// takes no more lines.
  public var lineFragmentRects: ((Proposal) -> [Rect])?
  /// Returns the space above or below a line.
  public var spacing: ((SpacingQuestion) -> Double)?
  /// Returns true if a line may end before the character at a UTF-16 offset: between words, or inside a word with a
  /// hyphen.
  public var permitsBreak: ((_ offset: Int, _ hyphenates: Bool) -> Bool)?
  /// Changes the measures of a placed fragment; the next line begins below the lowest of a line's rects.
  public var adjust: ((inout FragmentMeasures, LineFragment) -> Void)?

  /// Creates hooks that change nothing.
  public init() {}
}
