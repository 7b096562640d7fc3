/// Access to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction of a change.
  public var transaction = Transaction()

  /// A binding that reads and writes by two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// A binding that reads and writes by two closures. The second one gets the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
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

  /// The binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding with an animation for its changes. Animations end at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding {
  /// A binding to an optional value, from one that always has a value. Setting nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to a value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// A binding to the value inside of an optional, or nil where that is nil now. It keeps the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element. After the element is gone it keeps the element's last value, and setting does nothing.
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
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some elements in a row.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's index.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices
  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The collection's indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
