public import Foundation

/// An object that observes properties by their key path strings, and is notified when they change.
///
/// UIKit's objects report changes of `text`, `attributedText` and `font` of labels, fields and text views, and of
/// `contentOffset` and `contentSize`; other objects report theirs with `willChangeValue(forKey:)` and
/// `didChangeValue(forKey:)`.
public protocol KeyPathObserver: AnyObject {
  /// Called after a change. With the option `prior` it is also called before the change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Does nothing by default.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Registers an observer of a property without retaining it. The object that owns the last key of
  /// the path is looked up only once.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner = keys.count == 1 ? self : value(forKeyPath: keys.dropLast().joined(separator: "."))
    guard let last = keys.last, let owner = owner as? any NSObjectProtocol else { return }
    let observation = NamedObservation(
      of: self, keyPath, owner: owner, key: last, observer: observer, options: options, context: context)
    NamedObservations.of(self).observations.append(observation)
    if owner !== self { NamedObservations.of(owner).foreign.append(WeakObservation(observation: observation)) }
    NamedObservations.areUsed = true
    if options.contains(.initial) { observation.tell(isPrior: false) }
  }

  /// Removes an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (observer as? NSKeyValueObservation)?.invalidate()
    NamedObservations.existing(of: self)?.observations.removeAll { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Removes an observer of a property that was registered with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.existing(of: self)?.observations.removeAll {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue(forKey key: String) { tellChange(of: key, isPrior: true) }

  /// Notifies observers that a property has changed.
  public func didChangeValue(forKey key: String) { tellChange(of: key, isPrior: false) }

  func tellChange(of key: String, isPrior: Bool, _ change: NamedChange = NamedChange()) {
    guard NamedObservations.areUsed else { return }
    tellPaths(named: key, isPrior: isPrior)
    guard let all = NamedObservations.existing(of: self) else { return }
    for observation in all.observations(of: self, key) { observation.tell(isPrior: isPrior, change) }
  }
}

extension NSObjectProtocol {
  /// Changes a property, and notifies its observers before and after.
  func changing(_ key: String, _ change: () -> Void) {
    guard NamedObservations.areUsed else { return change() }
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }
}

/// Enables notifications for observers by name.
func noteObservationsByName() { NamedObservations.areUsed = true }

/// The observation of a property by its name.
private final class NamedObservation {
  private(set) weak var object: AnyObject?
  private(set) weak var owner: (any NSObjectProtocol)?
  private(set) weak var observer: NSObject?
  let keyPath: String
  let key: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private var old: Any?

  init(
    of object: AnyObject, _ keyPath: String, owner: any NSObjectProtocol, key: String, observer: NSObject,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.owner = owner
    self.key = key
    self.observer = observer
    self.options = options
    self.context = context
  }

  func tell(isPrior: Bool, _ change: NamedChange = NamedChange()) {
    guard let observer = observer as? any KeyPathObserver, let owner else { return }
    if isPrior { old = options.contains(.old) ? change.described(owner.value(forKey: key), isPrior: true) : nil }
    if isPrior, !options.contains(.prior) { return }
    var description: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    if let indexes = change.indexes { description[.indexesKey] = indexes }
    if options.contains(.new), !isPrior {
      description[.newKey] = change.described(owner.value(forKey: key), isPrior: false)
    }
    if options.contains(.old) { description[.oldKey] = change.indexes == nil ? old ?? NSNull() : old }
    if isPrior { description[.notificationIsPriorKey] = true }
    observer.observeValue(forKeyPath: keyPath, of: object, change: description, context: context)
  }
}

private struct WeakObservation {
  weak var observation: NamedObservation?
}

/// The observations of an object by name, and observations of other objects whose key paths end at
/// this object.
private final class NamedObservations {
  /// True after the first observation. Until then, changes are not reported.
  nonisolated(unsafe) static var areUsed = false
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var observations: [NamedObservation] = []
  var foreign: [WeakObservation] = []

  static func existing(of object: AnyObject) -> NamedObservations? {
    objc_getAssociatedObject(object, key) as? NamedObservations
  }

  static func of(_ object: AnyObject) -> NamedObservations {
    if let known = existing(of: object) { return known }
    let made = NamedObservations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func observations(of owner: AnyObject, _ key: String) -> [NamedObservation] {
    foreign.removeAll { $0.observation == nil }
    return (observations + foreign.compactMap(\.observation)).filter { $0.owner === owner && $0.key == key }
  }
}
