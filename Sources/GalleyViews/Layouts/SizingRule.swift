import GalleyBase
import GalleyFonts
import GalleyText

/// The way labels and fields measure letters that reach beyond their line.
///
/// UIKit counterpart: UILetterformAwareSizingRule.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
  /// The heights of the lines.
  case typographic
  /// The heights of the lines plus the ink that extends above or below them.
  ///
  /// Both sides get the larger amount, so that centred text is wholly visible (rule: oversize-letters).
  case oversize

  /// The height to add to that of a layout with centred text, in points.
  func heightBeyond(_ layout: TextLayout, with typesetter: Typesetter) -> Double {
    guard self == .oversize, let ink = layout.inkBounds(with: typesetter) else { return 0 }
    return 2 * max(0, -ink.minY, ink.maxY - layout.usedHeight)
  }
}
