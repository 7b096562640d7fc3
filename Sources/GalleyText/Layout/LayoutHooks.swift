public import GalleyBase

/// Callbacks through which a client replaces the shape of containers or the style of paragraphs.
///
/// Layout calls a hook each time it needs the value; without a hook it uses its own rules.
///
/// UIKit counterpart: subclasses of NSTextContainer, and NSLayoutManagerDelegate. `TextLayout.update` cannot update a
/// layout with hooks, since it cannot know which of their results changed.
public struct LayoutHooks {
  /// A strip (a height range of the container) in which a line could be placed.
  public struct Proposal {
    /// The strip in the coordinates of the container. It is as wide as the container.
    public var rect: Rect
    /// The index of the container in which the line is placed.
    public var container: Int
    /// The UTF-16 offset of the first character of the line.
    public var offset: Int
    /// True if the paragraph reads from right to left.
    public var isRightToLeft: Bool
  }

  /// The kinds of spaces above and below lines.
  public enum SpacingKind: Hashable, Sendable {
    /// The space below a line, if another line follows.
    case line
    /// The space above the first line of a paragraph.
    case beforeParagraph
    /// The space below the last line of a paragraph.
    case afterParagraph
  }

  /// The arguments for the hook that returns the space above or below a line.
  public struct SpacingQuestion {
    /// The kind of the space.
    public var kind: SpacingKind
    /// The space in points that the paragraph style specifies.
    public var proposed: Double
    /// The UTF-16 offset of the character next to the space: the first character of a paragraph, or
    /// the last character of a line.
    public var offset: Int
    /// The strip of the line, in the coordinates of the container.
    public var rect: Rect
  }

  /// The measures of a line fragment that a hook may change, in points, y down, in the coordinates
  /// of the container.
  public struct FragmentMeasures: Hashable, Sendable {
    /// The whole strip, including line and paragraph spacing.
    public var rect: Rect
    /// The part of the strip that the text uses.
    public var usedRect: Rect
    /// The distance of the baseline below the upper edge of `rect`.
    public var baselineOffset: Double

    /// Creates the measures of a fragment.
    public init(rect: Rect, usedRect: Rect, baselineOffset: Double) {
      self.rect = rect
      self.usedRect = usedRect
      self.baselineOffset = baselineOffset
    }
  }

  /// A callback that returns those parts of a proposed strip that text may use, from left to right.
  ///
  /// Parts that lie lower than the strip mean that there is no room above them; an empty array means that the container
  /// takes no more lines.
  public var lineFragmentRects: ((Proposal) -> [Rect])?
  /// A callback that returns the space above or below a line.
  public var spacing: ((SpacingQuestion) -> Double)?
  /// A callback that returns true if a line may end before the character at a UTF-16 offset.
  /// `hyphenates` is true if the line would end inside a word with a hyphen.
  public var permitsBreak: ((_ offset: Int, _ hyphenates: Bool) -> Bool)?
  /// A callback that changes the measures of a placed fragment. The next line begins below the
  /// lowest changed rectangle of the line's fragments.
  public var adjust: ((inout FragmentMeasures, LineFragment) -> Void)?

  /// Creates layout hooks that change nothing.
  public init() {}
}
