import CoreGraphics
import Foundation
public import UIFoundation

/// The appearance of the separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// The system's insets: the separator extends from the beginning of the text to the trailing
  /// edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  /// A special inset, which means that the system determines the inset.
  static let automatic = CGFloat.greatestFiniteMagnitude

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The colour in a row that is selected together with others. Galley stores the value and ignores
  /// it.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of the separator. Galley stores the value and ignores it.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
