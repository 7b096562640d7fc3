public import GalleyBase

/// A part of a layout that an overlay marks on the picture. Each kind has its own colour.
///
/// For text along a path, baseline, used rectangle, clusters and carets follow the path; a box with a plus at its end
/// marks omitted text, and carets have no foot. Fragments, stops and containers are not marked, since they belong to
/// the straight line.
public enum OverlayKind: String, Hashable, Sendable, CaseIterable {
  /// The baseline of each line as it is drawn, with the width of its fragment.
  case baselines
  /// The rectangles of line fragments, including spacing.
  case fragments
  /// The used rectangles of line fragments, which enclose their text.
  case used
  /// A bar below each grapheme cluster and each tab, of the same width as the cluster or tab.
  case clusters
  /// A tick at each position of the caret. In right-to-left text it has a foot to the left.
  case carets
  /// The tab stops of lines with tabs. A stop that the line uses is a vertical line with a foot
  /// towards the text of its cell, and an unused stop is a short tick.
  case stops
  /// The edges of text containers, the edges of their padding (as dashed lines), and the edges of a
  /// view with insets.
  case containers
  /// The exclusion paths of text containers.
  case exclusions
  /// The positions of hidden text: a background behind an ellipsis, a bar at the end of a clipped
  /// line, and a box with a plus in a full container.
  case hidden

  /// Returns the colour of the marks in a light or dark interface.
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
