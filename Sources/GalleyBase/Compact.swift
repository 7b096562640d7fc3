/// A number or range of numbers that is stored in half its memory, for values of which a long text
/// has many. Numbers must lie between -2^31 and 2^31 - 1; other numbers are a precondition failure.
/// The range suffices, because a text has fewer UTF-16 units, and a layout has no larger counts.
@propertyWrapper
public struct Compact<Value: Compactable>: Hashable, Sendable {
  @usableFromInline var compact: Value.Compact

  /// Stores a value in compact form.
  @inlinable public init(wrappedValue: Value) { compact = wrappedValue.compact }

  /// The stored value.
  @inlinable public var wrappedValue: Value {
    get { Value(compact: compact) }
    set { compact = newValue.compact }
  }
}

/// A type whose usual values can be stored in half of their memory.
public protocol Compactable {
  /// The type that stores a value in half the memory.
  associatedtype Compact: Hashable, Sendable

  /// Creates a value from its compact form.
  init(compact: Compact)
  /// The value in its compact form.
  var compact: Compact { get }
}

extension Int: Compactable {
  /// Creates a value from its compact form.
  @inlinable public init(compact: Int32) { self = Int(compact) }
  /// The value in its compact form.
  @inlinable public var compact: Int32 { Int32(self) }
}

extension Range<Int>: Compactable {
  /// Creates a range from its compact form.
  @inlinable public init(compact: Range<Int32>) {
    self = Int(compact.lowerBound)..<Int(compact.upperBound)
  }
  /// The range in its compact form.
  @inlinable public var compact: Range<Int32> {
    Int32(lowerBound)..<Int32(upperBound)
  }
}

extension Optional: Compactable where Wrapped: Compactable {
  /// Creates a value from its compact form.
  @inlinable public init(compact: Wrapped.Compact?) { self = compact.map(Wrapped.init) }
  /// The value in its compact form.
  @inlinable public var compact: Wrapped.Compact? { self?.compact }
}
