/// The context of a change of state: its animation. Galley's animations end at once.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// True if views do not animate the change.
  public var disablesAnimations = false
  /// True if the change is one of many in a gesture.
  public var isContinuous = false
  /// A transaction without an animation.
  public init() {}
  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
  /// Runs an action when the animation has ended: at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }
}

/// The time at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// As soon as the value has its new state.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// As soon as the animation is removed.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Changes state with an animation, which ends at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Changes state with an animation, which ends at once, and runs an action then.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Changes state with a value of the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}
