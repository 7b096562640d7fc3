/// A strategy: the way from a value to a format that is kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of files; nil is none.
  public var pathExtension: String?
  /// The way that formats are kept and compared.
  public var diffing: Diffing<Format>
  /// Returns the format of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose format comes later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose format is there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// Returns the strategy for values of another type, which a function turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { snapshot(transform($0)) })
  }

  /// Returns the strategy for values of another type, which a function turns into this one's, later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async { callback in transform(value).run { snapshot($0).run(callback) } }
      })
  }
}

/// A strategy whose values are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that keeps values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
