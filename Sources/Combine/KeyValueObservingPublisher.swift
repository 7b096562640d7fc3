public import Foundation
public import OpenCombine
public import UIKit

extension NSObject {
  /// A publisher of the values of an observed property. It publishes the values that
  /// `observe(_:options:changeHandler:)` reports.
  ///
  /// It keeps its object as long as it is subscribed to. While nothing is asked for, the newest value is kept.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject
    /// The key path of the observed property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options: `initial` publishes the present value at once, `prior` also publishes the value
    /// before each change.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of a property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = ObservedValues(of: object, keyPath, subscriber: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.observe(options)
    }

    /// Returns a publisher that publishes each change of the property, without the value.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }

    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values of an observable property. Some properties of UIKit are
  /// observable; other classes call `willChangeValue(for:)` and `didChangeValue(for:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// The subscription of one subscriber to the values of a property.
private final class ObservedValues<Object: NSObject, S: Subscriber>: Subscription where S.Failure == Never {
  private let lock = NSRecursiveLock()
  private let keyPath: KeyPath<Object, S.Input>
  private var object: Object?
  private var subscriber: S?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var newest: S.Input?

  init(of object: Object, _ keyPath: KeyPath<Object, S.Input>, subscriber: S) {
    self.object = object
    self.keyPath = keyPath
    self.subscriber = subscriber
  }

  func observe(_ options: NSKeyValueObservingOptions) {
    guard let object = locked({ self.object }) else { return }
    let made = object.observe(keyPath, options: options.union(.new)) { [weak self] object, _ in
      guard let self else { return }
      self.publish(object[keyPath: self.keyPath])
    }
    locked { if self.object == nil { made.invalidate() } else { observation = made } }
  }

  private func publish(_ value: S.Input) {
    locked {
      guard let subscriber else { return }
      guard demand > 0 else { return newest = value }
      demand -= 1
      demand += subscriber.receive(value)
    }
  }

  func request(_ more: Subscribers.Demand) {
    locked {
      demand += more
      guard let value = newest, demand > 0 else { return }
      newest = nil
      publish(value)
    }
  }

  func cancel() {
    locked {
      observation?.invalidate()
      observation = nil
      object = nil
      subscriber = nil
      newest = nil
    }
  }

  private func locked<Result>(_ act: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return act()
  }
}
