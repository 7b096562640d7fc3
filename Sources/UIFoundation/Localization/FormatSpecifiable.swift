public import Foundation

/// A number that has a specifier in formats.
public protocol _FormatSpecifiable: Sendable {
  /// The specifier in a format.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// `%lld`
  public static var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// `%d`
  public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// `%lld`
  public static var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// `%llu`
  public static var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// `%u`
  public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// `%llu`
  public static var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// `%f`
  public static var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// `%lf`
  public static var _specifier: String { "%lf" }
}
