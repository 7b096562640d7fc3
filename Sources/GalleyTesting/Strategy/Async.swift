/// A value that is delivered later, through a callback.
public struct Async<Value> {
  /// The function that starts the work. It calls its callback once, with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that `run` delivers to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available at once.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value after a function is applied to it.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
