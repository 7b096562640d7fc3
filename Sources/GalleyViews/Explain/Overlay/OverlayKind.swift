public import GalleyBase

/// A part of a layout that an overlay shows over the picture, in a colour of its own.
///
/// Along a path, baseline, used rectangle, clusters and carets are bent as the text is, and a box with a plus stands at
/// the path's end if text is left out there; carets there have no foot. Fragments, stops and containers are left out: they
/// are those of the straight line before it is bent.
public enum OverlayKind: String, Hashable, Sendable, CaseIterable {
  /// The baseline that each line is drawn on, as wide as its fragment.
  case baselines
  /// The rectangles of line fragments, with all spacing.
  case fragments
  /// The part of each fragment that its text uses: the used rectangle.
  case used
  /// A bar below each grapheme cluster, as wide as it is; tabs have one too.
  case clusters
  /// A tick at each place where the insertion point can stand; those of text that reads from right to left have a foot to
  /// the left.
  case carets
  /// The tab stops of lines that have tabs: a stem with a foot to the side on which the cell lies where a tab took the
  /// stop, a tick where none did.
  case stops
  /// The edges of text containers, broken lines, with their padding; and those of the view where insets lie in between.
  case containers
  /// The shapes that text keeps clear of.
  case exclusions
  /// The places where text is hidden: a ground behind an ellipsis, a bar where a line is clipped, and a box with a plus
  /// where a container is full, as layout programs mark overset text.
  case hidden

  /// The colour of its marks.
  public func color(in style: InterfaceStyle) -> Color {
    switch self {
    case .baselines: SystemColor.systemPink.color(in: style)
    case .fragments: SystemColor.systemBlue.color(in: style)
    case .used: SystemColor.systemTeal.color(in: style)
    case .clusters: SystemColor.systemBrown.color(in: style)
    case .carets: SystemColor.systemGreen.color(in: style)
    case .stops: SystemColor.systemPurple.color(in: style)
    case .containers: SystemColor.systemGray.color(in: style)
    case .exclusions: SystemColor.systemOrange.color(in: style)
    case .hidden: SystemColor.systemRed.color(in: style)
    }
  }
}
