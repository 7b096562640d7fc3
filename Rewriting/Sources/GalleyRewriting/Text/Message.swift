/// A remark on a place of a source file that could not be rewritten.
public struct Message: Sendable, Hashable, CustomStringConvertible {
  /// The weight of a message.
  public enum Severity: String, Sendable {
    /// The rewritten source will not do what the original does.
    case error
    /// The rewritten source does less than the original, in a case that is rarely met.
    case warning
  }

  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int
  /// The weight of the message.
  public var severity: Severity
  /// One sentence that says what is wrong and what would be right.
  public var text: String

  /// The message as the compiler writes its own.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}
