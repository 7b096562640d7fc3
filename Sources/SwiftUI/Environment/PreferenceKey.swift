/// The key of a value that views give to the views around them.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The value where no view set one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with that of the next one in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
