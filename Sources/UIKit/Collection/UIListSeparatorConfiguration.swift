import CoreGraphics
import Foundation
public import UIFoundation

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a line.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// The insets that the system chooses: from the beginning of the text to the trailing edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  /// A length that the system chooses.
  static let automatic = CGFloat.greatestFiniteMagnitude

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The colour in a selected row of several. Nothing uses it here.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of a line, which has no effect here.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
