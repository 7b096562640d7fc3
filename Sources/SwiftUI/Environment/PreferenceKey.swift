/// The key of a preference, which is a value that views pass to their parents.
public protocol PreferenceKey {
  /// The type of the preference's value.
  associatedtype Value
  /// The value if no view sets the preference.
  static var defaultValue: Value { get }
  /// Combines the value of a view with the value of the next view, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil: an optional preference has no value by default.
  public static var defaultValue: Value { nil }
}
