public import Observation

extension Environment {
  /// Creates a property for the observable object that `environment(_:)` has set for a parent, or
  /// nil.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    self.init { $0[object: objectType] as? T }
  }

  /// Creates a property for the observable object that `environment(_:)` has set for a parent. If
  /// there is no such object, the program stops with a message.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init { values in
      guard let object = values[object: objectType] as? Value else {
        fatalError("No \(objectType) in the environment: add .environment(_:) to a view around this one")
      }
      return object
    }
  }
}

extension View {
  /// Sets an observable object in the environment of this view and its children. The object's type
  /// is its key.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}

/// A property that creates bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value
  /// The observable object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  /// The property wrapper itself.
  public var projectedValue: Bindable<Value> { self }
  /// Not available: an `ObservableObject` needs `@ObservedObject`.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { object = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a property for an observable object.
  public init(wrappedValue: Value) { object = wrappedValue }
  /// Creates a property for an observable object.
  public init(_ wrappedValue: Value) { object = wrappedValue }
  /// Creates a property for the object of another property.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
