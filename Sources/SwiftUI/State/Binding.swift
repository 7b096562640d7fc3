/// A property that reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction for changes of the value.
  public var transaction = Transaction()

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding from closures that read and write the value. The second closure also
  /// receives the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from another binding of the same type.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value. Setting the value has no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value that is read and written.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let (get, set) = (get, set)
    return Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { newValue, transaction in
        var value = get()
        value[keyPath: keyPath] = newValue
        set(value, transaction)
      })
  }

  /// Returns the binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns the binding with an animation for its changes. Galley's animations end at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding {
  /// Creates a binding to an optional from a binding to a value. Setting nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to a value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// Creates a binding to the value in an optional. Returns nil if the optional is nil. If it
  /// becomes nil later, the binding keeps the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at an index. If the element is removed, the binding keeps its
  /// last value, and setting has no effect.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[index]
    return Binding<Value.Element>(
      get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : last },
      set: { newValue in
        guard wrappedValue.indices.contains(index) else { return }
        wrappedValue[index] = newValue
      })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of the collection's indices.
  public typealias Index = Value.Index
  /// The type of the collection of valid indices.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The valid indices of the collection.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after an index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before an index.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
