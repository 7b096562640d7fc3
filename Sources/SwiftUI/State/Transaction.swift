/// The context of a change of state, such as its animation. Galley's animations end at once.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// True if views must not animate the change.
  public var disablesAnimations = false
  /// True if the change is one of many during a gesture.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key. It is the key's default value if nobody has set it.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // A missing value must not be cast: for an optional type the cast would succeed with nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  /// The value of transactions in which nobody has set it.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Adds an action for the end of the animation. It runs at once, as animations end at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

/// The time at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// The animation is complete when the value has almost reached its new state.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// The animation is complete when it is removed.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Runs a closure that changes state with an animation. The animation ends at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs a closure that changes state. Then runs the closure for the end of the animation at once,
/// since Galley does not animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a closure that changes state. The transaction has no effect in Galley.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs a closure that changes state. The transaction's value has no effect in Galley.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}
