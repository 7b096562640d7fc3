/// The extent to which the system's writing tools support a text view. Galley has no writing tools.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// The kinds of content that the system's writing tools may insert.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
}
