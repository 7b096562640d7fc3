public import OpenCombine

extension Publishers {
  /// A publisher of the values of any number of publishers, as they come. It finishes when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// A publisher of the values of several.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher of the values of several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().subscribe(subscriber) }
      let merged = Merged(subscriber, count: publishers.count)
      subscriber.receive(subscription: merged)
      let demand: Subscribers.Demand = merged.demand == .unlimited ? .unlimited : .max(1)
      for (number, publisher) in publishers.enumerated() {
        merged.listen(to: publisher, number: number, demand: demand) { merged.take($0, from: number) }
      }
    }

    /// Returns a publisher of the values of one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of the values of this one and another of the same kind.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

/// The values of several publishers. Unless all are wanted from the start, each is asked for one at a time: for the next
/// when that is published.
private final class Merged<S: Subscriber>: Joined<S> {
  /// The values that were not asked for yet, at most one of each publisher, the oldest first.
  private var waiting: [(value: S.Input, number: Int)] = []

  override var hasRest: Bool { !waiting.isEmpty }

  func take(_ value: S.Input, from number: Int) -> Subscribers.Demand {
    guard demand > 0 else {
      waiting.append((value, number))
      return .none
    }
    publish(value)
    return .max(1)
  }

  override func publishRest() {
    while isOpen, demand > 0, !waiting.isEmpty {
      let (value, number) = waiting.removeFirst()
      publish(value)
      requestNext(number)
    }
  }
}
