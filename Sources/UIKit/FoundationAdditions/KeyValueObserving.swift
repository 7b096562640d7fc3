public import Foundation

/// The kind of a change that is observed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The parts of a change that an observer wants.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1 << 0)
  /// The old value.
  public static let old = Self(rawValue: 1 << 1)
  /// A call at once, before any change.
  public static let initial = Self(rawValue: 1 << 2)
  /// A call before each change too.
  public static let prior = Self(rawValue: 1 << 3)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// The indices in a collection.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Present in a call before the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change that is observed.
public struct NSKeyValueObservedChange<Value> {
  /// The kind.
  public let kind: NSKeyValueChange
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indices in a collection.
  public let indexes: IndexSet?
  /// True in a call before the change.
  public let isPrior: Bool
}

/// An observation that lasts as long as it is retained.
public class NSKeyValueObservation: NSObject {
  let keyPath: AnyKeyPath
  /// The name by which UIKit reports changes of the property; nil if it reports none.
  let name: String?
  /// Called before and after a change, with its description.
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
  /// Calls a closure when a property has changed, until the observation is let go.
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

  /// Reports that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.existing(of: self)?.change(keyPath, isPrior: true)
  }

  /// Reports that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.existing(of: self)?.change(keyPath, isPrior: false)
  }
}

extension NSObjectProtocol {
  /// Reports a change that UIKit reports by name to the observers by key path.
  func tellPaths(named name: String, isPrior: Bool) { Observations.existing(of: self)?.change(name, isPrior: isPrior) }
}

/// The observations of one object, held weakly.
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
