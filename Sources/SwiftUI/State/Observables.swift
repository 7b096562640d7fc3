public import Observation

extension Environment {
  /// A property with the observable object that `environment(_:)` gave to a view further out, or nil.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    self.init { $0[object: objectType] as? T }
  }

  /// A property with the observable object that `environment(_:)` gave to a view further out. A view without it ends
  /// with a message.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init { values in
      guard let object = values[object: objectType] as? Value else {
        fatalError("No \(objectType) in the environment: a view further out needs .environment(_:)")
      }
      return object
    }
  }
}

extension View {
  /// Gives an observable object to this view and the views in it, by the object's type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value
  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
  /// Says what is needed: an `ObservableObject` has `@ObservedObject`.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { object = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// An observable object.
  public init(wrappedValue: Value) { object = wrappedValue }
  /// An observable object.
  public init(_ wrappedValue: Value) { object = wrappedValue }
  /// The same object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
