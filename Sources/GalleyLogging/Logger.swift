import Foundation

/// A writer of messages: see `OSLog`, whose levels it has.
public struct Logger: Sendable {
  private let log: OSLog

  /// A writer to the place of messages that name none.
  public init() { log = .default }
  /// A writer to a place of messages.
  public init(_ logObj: OSLog) { log = logObj }
  /// A writer for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a notice.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a notice.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Drops words for whoever debugs.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Drops words for whoever debugs.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Drops information.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a fault of the program.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// The visibility of a value in a message, which is not obeyed: nothing is hidden here.
public struct OSLogPrivacy: Sendable {
  /// Seen by all.
  public static let `public` = OSLogPrivacy()
  /// Hidden on iOS.
  public static let `private` = OSLogPrivacy()
  /// Hidden on iOS.
  public static let sensitive = OSLogPrivacy()
  /// As values of this kind usually are.
  public static let auto = OSLogPrivacy()
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: value())
  }
}
