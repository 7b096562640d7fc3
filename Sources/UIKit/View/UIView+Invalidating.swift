/// The work that a view does again after a change of a property.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Notes that the view has to do it again.
  func invalidate(view: UIView)
}

extension UIView {
  /// The things that a view does again.
  public enum Invalidations {
    /// Its layout.
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Its drawing.
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Its constraints.
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Its own size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Its configuration, if it is a button or a cell.
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
    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that makes it do something again when its value becomes another.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// A property with what a change of it needs.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// A property with what a change of it needs.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: invalidation1, second: invalidation2))
    }

    /// A property with what a change of it needs.
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

    /// The value in its view.
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
  /// The view's layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view's drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view's constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's own size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The view's configuration.
  public static var configuration: Self { Self() }
}
