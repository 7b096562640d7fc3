public import Foundation
public import UIFoundation

/// A class with an appearance proxy, which sets properties of all its objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class of containers in which an appearance proxy can apply.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy for all views of the class. A property of the proxy applies to each view on
  /// which code has not set the property. The values are applied when a view enters a window, as in
  /// UIKit. Properties that a program declares itself have no effect.
  public static func appearance() -> Self { AppearanceTable.shared.proxy(of: self, in: [], traits: nil) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceTable.shared.proxy(of: self, in: [], traits: trait)
  }

  /// Returns the proxy for views that are inside views or view controllers of the given classes.
  /// The first class is the innermost container.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceTable.shared.proxy(of: self, in: containerTypes, traits: nil)
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceTable.shared.proxy(of: self, in: containerTypes, traits: trait) }
}
