/// An invalidation of a part of a view's state, which happens when a property changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Invalidates that part of a view's state.
  func invalidate(view: UIView)
}

extension UIView {
  /// The invalidations that a property of a view can cause.
  public enum Invalidations {
    /// The invalidation of a view's layout.
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// The invalidation of a view's drawing.
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The invalidation of a view's constraints.
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The invalidation of a view's intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The invalidation of the configuration of a button or cell.
    public struct Configuration: UIViewInvalidating {
      public func invalidate(view: UIView) {
        switch view {
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// A combination of two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property wrapper for views. It invalidates parts of the view's state when the value changes.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property that causes one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property that causes two invalidations.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: invalidation1, second: invalidation2))
    }

    /// Creates a property that causes three invalidations.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          first: Invalidations.Tuple(first: invalidation1, second: invalidation2), second: invalidation3))
    }

    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { preconditionFailure() }
      set { preconditionFailure("\(newValue)") }
    }

    /// The value of the property in its view.
    @preconcurrency @MainActor
    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The invalidation of the view's layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The invalidation of the view's drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The invalidation of the view's constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The invalidation of the view's intrinsic content size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The invalidation of the view's configuration.
  public static var configuration: Self { Self() }
}
