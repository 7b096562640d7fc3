import Foundation
import OpenCombine

/// The subscription to a publisher that joins others: it listens to all of them, and decides what is published.
///
/// Everything happens under one lock, which the same thread may take again: a subscriber may send what is listened to.
class Joined<S: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriptions: [(any Subscription)?]
  private var subscriber: S?
  private var open: Int
  private(set) var demand = Subscribers.Demand.none

  /// - Parameter count: the number of publishers that are listened to.
  init(_ subscriber: S, count: Int) {
    self.subscriber = subscriber
    subscriptions = Array(repeating: nil, count: count)
    open = count
  }

  /// True until the subscriber has the completion, or cancels.
  var isOpen: Bool { subscriber != nil }

  /// True if something is left that is to be published before the completion.
  var hasRest: Bool { false }

  /// Publishes what waits for demand.
  func publishRest() {}

  func request(_ more: Subscribers.Demand) {
    locked {
      demand += more
      publishRest()
      completeIfDone()
    }
  }

  func cancel() { locked { end() } }

  /// Listens to a publisher. `take` is handed what it publishes, and returns how much more is wanted.
  func listen<P: Publisher>(
    to publisher: P, number: Int, demand: Subscribers.Demand, take: @escaping (P.Output) -> Subscribers.Demand
  ) where P.Failure == S.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] subscription in
          let isWanted = locked {
            if isOpen { subscriptions[number] = subscription }
            return isOpen
          }
          if isWanted { subscription.request(demand) } else { subscription.cancel() }
        },
        receiveValue: { [self] value in
          locked { isOpen ? take(value) : .none }
        },
        receiveCompletion: { [self] completion in locked { complete(completion, number: number) } }))
  }

  /// Asks a publisher that is listened to for one value more.
  func requestNext(_ number: Int) { subscriptions[number]?.request(.max(1)) }

  /// Publishes a value, which there must be demand for.
  func publish(_ value: S.Input) {
    guard let subscriber else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  private func complete(_ completion: Subscribers.Completion<S.Failure>, number: Int) {
    subscriptions[number] = nil
    open -= 1
    guard case .failure = completion else { return completeIfDone() }
    let subscriber = subscriber
    end()
    subscriber?.receive(completion: completion)
  }

  private func completeIfDone() {
    guard open == 0, !hasRest, let subscriber else { return }
    end()
    subscriber.receive(completion: .finished)
  }

  private func end() {
    subscriber = nil
    let left = subscriptions
    subscriptions = Array(repeating: nil, count: left.count)
    for subscription in left { subscription?.cancel() }
  }

  private func locked<Result>(_ act: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return act()
  }
}
