/// True, or a value, while a view has the keyboard focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// True while the view has the focus.
  public init() where Value == Bool { initial = false }
  /// The value of the view that has the focus, or nil.
  public init<T: Hashable>() where Value == T? { initial = nil }
  /// The focus.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.value = newValue }
  }
  /// A binding to the focus.
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

/// A value that a gesture sets while it lasts.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  /// A value that begins, and after each gesture is, the given one.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// A value that begins, and after each gesture is, the given one.
  public init(initialValue: Value) { initial = initialValue }
  /// A value that begins as the given one. The transaction is of its resetting.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  /// The value: no gesture lasts while a picture is drawn.
  public var wrappedValue: Value { initial }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A namespace for the identities of views that match each other.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier?
  }
  private var id: ID?
  /// A namespace of its own.
  public init() {}
  /// The namespace's identity.
  public var wrappedValue: ID { id ?? ID(number: nil) }
}

/// The identity that a node keeps for a `@Namespace` property.
private final class NamespaceStorage {}

extension Namespace: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    id = ID(number: ObjectIdentifier(slot.object { NamespaceStorage() }))
  }
}

/// A number that grows with the text size that the reader prefers.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: UIFont.TextStyle
  private var scaled: Value?
  /// A number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle.inUIKit
  }
  /// A number that grows as the body style does.
  public init(wrappedValue: Value) {
    base = wrappedValue
    style = .body
  }
  /// The number.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    let traits = UITraitCollection(preferredContentSizeCategory: node.environment.dynamicTypeSize.category)
    scaled = Value(UIFontMetrics(forTextStyle: style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
