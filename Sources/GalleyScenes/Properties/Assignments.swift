public import GalleyViews

/// The properties of a view that a scene sets, with their values, in the order of assignment.
public struct Assignments<Body: View>: Hashable, Sendable {
  private struct Assignment: Hashable, Sendable {
    /// The key that sets the property; empty if there is none.
    let name: String
    let path: any PartialKeyPath<Body> & Sendable
    let value: any Hashable & Sendable
    let isEarly: Bool
    let assign: @Sendable (Body) -> Void

    static func == (first: Assignment, second: Assignment) -> Bool {
      first.path == second.path && AnyHashable(first.value) == AnyHashable(second.value)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
  }

  private var list: [Assignment] = []

  /// Creates an empty list of assignments.
  public init() {}

  /// Returns the value that the scene sets for a property; nil if it sets none.
  func value<Value>(_ path: PartialKeyPath<Body>, as type: Value.Type = Value.self) -> Value? {
    list.first { $0.path == path }?.value as? Value
  }

  /// Adds the assignment of a value to a property at the end of the list. An earlier assignment of
  /// the same property is removed.
  /// - Parameters:
  ///   - name: the key that sets it.
  ///   - isEarly: true if it is set before the properties that the kind sets by its own code.
  mutating func set<Value: Hashable & Sendable>(
    _ path: any ReferenceWritableKeyPath<Body, Value> & Sendable, to value: Value, by name: String = "",
    isEarly: Bool = false
  ) {
    list.removeAll { $0.path == path }
    list.append(Assignment(name: name, path: path, value: value, isEarly: isEarly) { $0[keyPath: path] = value })
  }

  /// Removes the assignment of a property, so that applying the list leaves the property unchanged.
  mutating func remove(_ path: PartialKeyPath<Body>) { list.removeAll { $0.path == path } }

  /// Sets the properties that were assigned with `isEarly`. This happens before the code of the
  /// view's kind sets its own properties.
  func applyEarly(to view: Body) {
    for assignment in list where assignment.isEarly { assignment.assign(view) }
  }

  /// Sets the properties that were assigned without `isEarly`. This happens after the code of the
  /// view's kind has set its own properties.
  func apply(to view: Body) {
    for assignment in list where !assignment.isEarly { assignment.assign(view) }
  }
}

extension Assignments: CustomReflectable {
  /// A mirror of the values, labelled with the keys that set the values.
  public var customMirror: Mirror { Mirror(self, children: list.map { (label: $0.name, value: $0.value) }) }
}

/// A description of views whose plain properties can be read by name, as in `label.numberOfLines`.
/// A property that the scene does not set is nil.
@dynamicMemberLookup
public protocol Assigning: Sendable {
  /// The view class whose properties a scene sets.
  associatedtype Body: View

  /// The properties that the scene sets.
  var assignments: Assignments<Body> { get set }
}

extension Assigning {
  /// The value that the scene sets for a property; nil if it sets none.
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: any ReferenceWritableKeyPath<Body, Value> & Sendable
  ) -> Value? {
    get { assignments.value(path) }
    set {
      if let newValue { assignments.set(path, to: newValue) } else { assignments.remove(path) }
    }
  }

  /// The value that the scene sets for an optional property; nil if it sets none.
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: any ReferenceWritableKeyPath<Body, Value?> & Sendable
  ) -> Value? {
    get { assignments.value(path, as: Value?.self) ?? nil }
    set {
      if let newValue { assignments.set(path, to: newValue) } else { assignments.remove(path) }
    }
  }
}
