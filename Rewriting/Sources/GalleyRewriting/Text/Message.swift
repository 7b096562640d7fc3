/// A message about a part of a source file that could not be rewritten.
public struct Message: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a message.
  public enum Severity: String, Sendable {
    /// The rewritten source does not behave as the original.
    case error
    /// The rewritten source does less than the original in a rare case.
    case warning
  }

  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int
  /// The severity of the message.
  public var severity: Severity
  /// One sentence with the problem and the remedy.
  public var text: String

  /// The message in the format of the compiler's messages.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}
