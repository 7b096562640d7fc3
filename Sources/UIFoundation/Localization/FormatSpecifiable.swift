public import Foundation

/// A number type that has a specifier in format strings.
public protocol _FormatSpecifiable: Sendable {
  /// The specifier of the type in a format string.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The specifier `%lld`.
  public static var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The specifier `%d`.
  public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The specifier `%d`.
  public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The specifier `%d`.
  public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The specifier `%lld`.
  public static var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The specifier `%llu`.
  public static var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The specifier `%u`.
  public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The specifier `%u`.
  public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The specifier `%u`.
  public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The specifier `%llu`.
  public static var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The specifier `%f`.
  public static var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The specifier `%lf`.
  public static var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The specifier `%lf`.
  public static var _specifier: String { "%lf" }
}
