import Foundation
import OpenCombine

/// The base class of subscriptions that combine several publishers. It receives the values of all
/// of them, and subclasses determine the published values.
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

  /// True until the subscriber receives the completion or cancels.
  var isOpen: Bool { subscriber != nil }

  /// True if values remain to be published before the completion.
  var hasRest: Bool { false }

  /// Publishes values that are waiting for demand.
  func publishRest() {}

  func request(_ more: Subscribers.Demand) {
    locked {
      demand += more
      publishRest()
      completeIfDone()
    }
  }

  func cancel() { locked { end() } }

  /// Subscribes to a publisher. `take` receives the publisher's values and returns the additional
  /// demand.
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

  /// Requests one more value from a publisher.
  func requestNext(_ number: Int) { subscriptions[number]?.request(.max(1)) }

  /// Publishes a value. There must be demand for it.
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
