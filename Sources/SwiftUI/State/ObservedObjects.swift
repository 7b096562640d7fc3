/// Evaluates a node again each time an observable object changes.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var change: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, for node: Node) {
    guard self.object !== object else { return }
    self.object = object
    change = object.objectWillChange.sink { [weak node] _ in MainQueue.run { node?.markStale() } }
  }
}

/// An observable object that another owns. The view is evaluated again when it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an observable object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// An object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    slot.object { ObjectSubscription() }.follow(wrappedValue, for: node)
  }
}

/// An observable object that the view owns: it is made once, and lasts as long as the view is at its position.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  /// An object that is made when the view is first evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object. Where the view is not shown it is a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// The object that a node keeps for a `@StateObject` property.
@MainActor final class StateObjectStorage<ObjectType: ObservableObject> {
  let object: ObjectType
  let subscription = ObjectSubscription()
  init(_ object: ObjectType) { self.object = object }
}

extension StateObject: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    let storage = slot.object { StateObjectStorage(make()) }
    storage.subscription.follow(storage.object, for: node)
    object = storage.object
  }
}

/// An observable object that `environmentObject(_:)` gave to a view further out.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// An object of the environment.
  public init() {}

  /// The object. A view without it ends with a message, as Apple's does.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No \(ObjectType.self) in the environment: a view further out needs .environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    object = node.environment[object: ObjectType.self] as? ObjectType
    if let object { slot.object { ObjectSubscription() }.follow(object, for: node) }
  }
}

extension View {
  /// Gives an observable object to this view and the views in it, by the object's type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
