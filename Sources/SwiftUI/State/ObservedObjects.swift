/// A subscription that evaluates a node again each time an observable object changes.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var change: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, for node: Node) {
    guard self.object !== object else { return }
    self.object = object
    change = object.objectWillChange.sink { [weak node] _ in MainQueue.run { node?.markStale() } }
  }
}

/// A property with an observable object that is owned elsewhere. The view is evaluated again when
/// the object changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A value that creates bindings to the properties of an observable object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The observable object.
  public var wrappedValue: ObjectType
  /// Creates a property for an observable object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property for an observable object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// The bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    slot.object { ObjectSubscription() }.follow(wrappedValue, for: node)
  }
}

/// A property with an observable object that the view owns. The object is created once and exists
/// as long as the view keeps its position.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  /// Creates a property whose object is created at the first evaluation of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The observable object. If the view is not shown, each access creates a new object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  /// The bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// The storage of a `@StateObject` property in a node.
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

/// A property with an observable object that `environmentObject(_:)` has set for a parent.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// Creates a property for an object of the environment.
  public init() {}

  /// The observable object. If the environment has no such object, the program stops with a
  /// message, as in Apple's SwiftUI.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No \(ObjectType.self) in the environment: add .environmentObject(_:) to a view around this one")
    }
    return object
  }

  /// The bindings to the object's properties.
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
  /// Sets an observable object in the environment of this view and its children. The object's type
  /// is its key.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
