import GalleyBase
import GalleyFonts
import GalleyText

/// The way in which labels and text fields measure letters that extend beyond their line.
///
/// UIKit counterpart: UILetterformAwareSizingRule.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
  /// Only the heights of the lines are counted.
  case typographic
  /// The heights of the lines are counted, plus the parts of letters that extend above the first
  /// line or below the last line.
  ///
  /// Both sides get the larger amount, so that centred text is wholly visible (rule: oversize-letters).
  case oversize

  /// Returns the height that the rule adds to a layout with centred text, in points.
  func heightBeyond(_ layout: TextLayout, with typesetter: Typesetter) -> Double {
    guard self == .oversize, let ink = layout.inkBounds(with: typesetter) else { return 0 }
    return 2 * max(0, -ink.minY, ink.maxY - layout.usedHeight)
  }
}
