public import OpenCombine

extension Publishers {
  /// A publisher that merges the values of any number of publishers, in the order of arrival. It
  /// finishes when all of them have finished.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the values of a sequence of publishers.
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

    /// Returns a publisher that also merges the values of another publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher that merges the values of this publisher and another one of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

/// The subscription to the merged values of several publishers. If the first demand is limited, one
/// value is requested from each publisher, and the next one when that value has been published.
private final class Merged<S: Subscriber>: Joined<S> {
  /// The values that arrived without demand, the oldest first. There is at most one for each
  /// publisher.
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
