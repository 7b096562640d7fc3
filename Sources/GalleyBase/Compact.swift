/// A number or a range of numbers that is kept in half its memory, for what there are many of in a long text. The numbers
/// are from -2^31 to 2^31 - 1: text has fewer units, and nothing in a layout outnumbers them. Others are a precondition
/// failure.
@propertyWrapper
public struct Compact<Value: Compactable>: Hashable, Sendable {
  @usableFromInline var compact: Value.Compact

  /// Keeps a value.
  @inlinable public init(wrappedValue: Value) { compact = wrappedValue.compact }

  /// The value that is kept.
  @inlinable public var wrappedValue: Value {
    get { Value(compact: compact) }
    set { compact = newValue.compact }
  }
}

/// A type whose values mostly fit half their memory.
public protocol Compactable {
  /// The values in half the memory.
  associatedtype Compact: Hashable, Sendable

  /// The value of a compact one.
  init(compact: Compact)
  /// The value in half the memory.
  var compact: Compact { get }
}

extension Int: Compactable {
  /// The value of a compact one.
  @inlinable public init(compact: Int32) { self = Int(compact) }
  /// The value in half the memory.
  @inlinable public var compact: Int32 { Int32(self) }
}

extension Range<Int>: Compactable {
  /// The value of a compact one.
  @inlinable public init(compact: Range<Int32>) {
    self = Int(compact.lowerBound)..<Int(compact.upperBound)
  }
  /// The value in half the memory.
  @inlinable public var compact: Range<Int32> {
    Int32(lowerBound)..<Int32(upperBound)
  }
}

extension Optional: Compactable where Wrapped: Compactable {
  /// The value of a compact one.
  @inlinable public init(compact: Wrapped.Compact?) { self = compact.map(Wrapped.init) }
  /// The value in half the memory.
  @inlinable public var compact: Wrapped.Compact? { self?.compact }
}
