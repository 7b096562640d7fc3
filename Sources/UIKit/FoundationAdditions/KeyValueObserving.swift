public import Foundation

/// The kind of an observed change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// Options for the content and the time of notifications about changes.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates an option set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Notifications contain the new value.
  public static let new = Self(rawValue: 1 << 0)
  /// Notifications contain the old value.
  public static let old = Self(rawValue: 1 << 1)
  /// The observer is notified immediately, before any change.
  public static let initial = Self(rawValue: 1 << 2)
  /// The observer is also notified before each change.
  public static let prior = Self(rawValue: 1 << 3)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw name of the key.
  public var rawValue: String

  /// Creates a key from its raw name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the change's kind, an `NSKeyValueChange` as a number.
  public static let kindKey = Self(rawValue: "kind")
  /// The key of the new value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The key of the old value before the change.
  public static let oldKey = Self(rawValue: "old")
  /// The key of the indices of changed elements in a collection.
  public static let indexesKey = Self(rawValue: "indexes")
  /// The key that is present only in notifications before a change. Its value is true.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The description of an observed change.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indices of changed elements in a collection.
  public let indexes: IndexSet?
  /// True if the notification is sent before the change.
  public let isPrior: Bool
}

/// An observation that ends when it is released.
public class NSKeyValueObservation: NSObject {
  let keyPath: AnyKeyPath
  /// The name under which UIKit reports changes of the property; nil if it does not report them.
  let name: String?
  /// The closure that is called before and after a change; nil after the observation has ended.
  private var notify: ((_ isPrior: Bool) -> Void)?

  init(keyPath: AnyKeyPath, name: String?, notify: @escaping (_ isPrior: Bool) -> Void) {
    self.keyPath = keyPath
    self.name = name
    self.notify = notify
  }

  /// Ends the observation.
  public func invalidate() { notify = nil }

  func change(isPrior: Bool) { notify?(isPrior) }
}

/// Objects whose properties can be observed by key path.
///
/// UIKit reports changes of `text`, `attributedText`, `font`, `contentOffset` and `contentSize`. Without Objective-C other
/// properties call no observer by themselves: a class reports its changes with `willChangeValue(for:)` and
/// `didChangeValue(for:)`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property, until the returned observation is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var old: Value?
    func call(_ object: Self, isPrior: Bool) {
      let value = options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil
      let former = options.contains(.old) ? old : nil
      changeHandler(
        object,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: former, indexes: nil, isPrior: isPrior))
    }
    let name = observedName(of: keyPath, in: Self.self)
    let observation = NSKeyValueObservation(keyPath: keyPath, name: name) { [weak self] isPrior in
      guard let self else { return }
      if isPrior { old = self[keyPath: keyPath] }
      if !isPrior || options.contains(.prior) { call(self, isPrior: isPrior) }
    }
    Observations.of(self).add(observation)
    if name != nil { noteObservationsByName() }
    if options.contains(.initial) { call(self, isPrior: false) }
    return observation
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.existing(of: self)?.change(keyPath, isPrior: true)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.existing(of: self)?.change(keyPath, isPrior: false)
  }
}

extension NSObjectProtocol {
  /// Notifies the observers that were registered by key path, before or after a change to the
  /// property with the given name.
  func tellPaths(named name: String, isPrior: Bool) { Observations.existing(of: self)?.change(name, isPrior: isPrior) }
}

/// Weak references to the observations of an object.
private final class Observations {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private var entries: [Entry] = []

  static func existing(of object: AnyObject) -> Observations? {
    objc_getAssociatedObject(object, key) as? Observations
  }

  static func of(_ object: AnyObject) -> Observations {
    if let known = existing(of: object) { return known }
    let made = Observations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  func change(_ name: String, isPrior: Bool) {
    for entry in entries where entry.observation?.name == name { entry.observation?.change(isPrior: isPrior) }
  }

  func change(_ keyPath: AnyKeyPath, isPrior: Bool) {
    for entry in entries where entry.observation?.keyPath == keyPath { entry.observation?.change(isPrior: isPrior) }
  }
}
