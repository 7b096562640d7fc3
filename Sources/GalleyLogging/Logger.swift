import Foundation

/// An object that writes log messages with the levels of `OSLog`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger that writes to the default log.
  public init() { log = .default }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message with the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message with the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Does nothing, since debug messages are not written.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Does nothing, since debug messages are not written.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Does nothing, since informative messages are not written.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes an error message.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error message.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a fault, a bug in the program.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a fault, a bug in the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// The privacy of a value in a message. It has no effect, since Galley hides no values.
public struct OSLogPrivacy: Sendable {
  /// The privacy of a value that everyone may see.
  public static let `public` = OSLogPrivacy()
  /// The privacy of a value that iOS hides. Galley writes the value.
  public static let `private` = OSLogPrivacy()
  /// The privacy of a sensitive value, which iOS hides. Galley writes the value.
  public static let sensitive = OSLogPrivacy()
  /// The default privacy for the type of the value.
  public static let auto = OSLogPrivacy()
}

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without interpolated values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text of a message that is being assembled from its parts.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends an interpolated value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: value())
  }
}
