/// A property with the keyboard focus. It is true, or holds a value, while a view has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// A binding to the keyboard focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value that identifies the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Creates a property that is true while the view has the focus.
  public init() where Value == Bool { initial = false }
  /// Creates a property with the value of the view that has the focus, or nil.
  public init<T: Hashable>() where Value == T? { initial = nil }
  /// The value that identifies the focused view.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.value = newValue }
  }
  /// A binding to the keyboard focus.
  public var projectedValue: Binding {
    guard let storage else { return Binding(binding: .constant(initial)) }
    return Binding(binding: SwiftUI.Binding(get: { storage.value }, set: { storage.value = $0 }))
  }
}

extension FocusState: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    storage = slot.object { StateStorage(initial, node: node) }
  }
}

/// A property that a gesture updates while the gesture is in progress.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  /// Creates a property with an initial value. After each gesture it is reset to that value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a property with an initial value. After each gesture it is reset to that value.
  public init(initialValue: Value) { initial = initialValue }
  /// Creates a property with an initial value. It is reset with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  /// The initial value, as no gesture is in progress while a picture is drawn.
  public var wrappedValue: Value { initial }
  /// The property wrapper itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A property with a namespace for the identities of matched views.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier?
  }
  private var id: ID?
  /// Creates a new namespace.
  public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { id ?? ID(number: nil) }
}

/// The storage of a `@Namespace` property in a node.
private final class NamespaceStorage {}

extension Namespace: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    id = ID(number: ObjectIdentifier(slot.object { NamespaceStorage() }))
  }
}

/// A number that scales with the text size setting.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: UIFont.TextStyle
  private var scaled: Value?
  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle.inUIKit
  }
  /// Creates a number that scales with the body text style.
  public init(wrappedValue: Value) {
    base = wrappedValue
    style = .body
  }
  /// The scaled number.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    let traits = UITraitCollection(preferredContentSizeCategory: node.environment.dynamicTypeSize.category)
    scaled = Value(UIFontMetrics(forTextStyle: style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
