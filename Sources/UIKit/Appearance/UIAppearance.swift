public import Foundation
public import UIFoundation

/// A class whose appearance can be set for all its objects at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class whose objects can contain others with their own proxy values there.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The object whose properties apply to all views of the class that do not set them themselves. They are applied when
  /// a view enters a window, as in UIKit. Properties of a program's own classes have no effect.
  public static func appearance() -> Self { AppearanceTable.shared.proxy(of: self, in: [], traits: nil) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceTable.shared.proxy(of: self, in: [], traits: trait)
  }

  /// The object for views inside views, or view controllers, of these classes: the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceTable.shared.proxy(of: self, in: containerTypes, traits: nil)
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceTable.shared.proxy(of: self, in: containerTypes, traits: trait) }
}
