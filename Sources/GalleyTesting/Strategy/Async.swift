/// A value that arrives later, through a callback.
public struct Async<Value> {
  /// Starts the work, and passes the value to the callback, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that `run` passes to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available at once.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value transformed by a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
