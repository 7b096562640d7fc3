public import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers. It publishes once both have published a
  /// value, and then for each new value of either.
  ///
  /// It finishes when both have. While nothing is asked for, the newest pair is kept.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pair = LatestPair<S, A.Output, B.Output>(subscriber, count: 2)
      subscriber.receive(subscription: pair)
      pair.listen(to: a, number: 0, demand: .unlimited) { pair.change(\.first, to: $0) }
      pair.listen(to: b, number: 1, demand: .unlimited) { pair.change(\.second, to: $0) }
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// The subscription to the latest values of two publishers.
private final class LatestPair<S: Subscriber, First, Second>: Joined<S> where S.Input == (First, Second) {
  var first: First?
  var second: Second?
  private var hasChanged = false

  override var hasRest: Bool { hasChanged && first != nil && second != nil }

  func change<Value>(
    _ side: ReferenceWritableKeyPath<LatestPair, Value?>, to value: Value
  ) -> Subscribers.Demand {
    self[keyPath: side] = value
    hasChanged = true
    publishRest()
    return .none
  }

  override func publishRest() {
    guard hasChanged, demand > 0, let first, let second else { return }
    hasChanged = false
    publish((first, second))
  }
}
