/// An object with a window, which UIKit has as an optional property.
@preconcurrency @MainActor
public protocol WindowOwning: NSObjectProtocol {
  /// The main window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwning {
  /// Nil.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
