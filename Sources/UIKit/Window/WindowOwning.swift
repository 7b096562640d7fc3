/// An object with a main window. In UIKit the property is an optional requirement.
@preconcurrency @MainActor
public protocol WindowOwning: NSObjectProtocol {
  /// The main window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwning {
  /// Always nil by default; setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
