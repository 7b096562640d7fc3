extension UITraitCollection {
  private static let drawing = ThreadLocal<UITraitCollection?> { nil }

  /// The traits under which the calling thread draws: the traits that were set last, else the
  /// environment's traits. A view sets its own traits while it draws.
  public class var current: UITraitCollection {
    get { drawing.value ?? UIKitEnvironment.current.traits }
    set { drawing.value = newValue }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Returns the result of `body`, which runs with this collection as the current one.
  package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = UITraitCollection.drawing.value
    UITraitCollection.drawing.value = self
    defer { UITraitCollection.drawing.value = before }
    return try body()
  }
}
