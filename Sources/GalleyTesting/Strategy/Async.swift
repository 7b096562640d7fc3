/// A value that comes later, through a callback.
public struct Async<Value> {
  /// Starts the work. The callback is called once, with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` hands to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there already.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value changed by a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
