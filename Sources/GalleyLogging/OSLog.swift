public import Foundation

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// The default level, for notices.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of informative messages, which are not written.
  public static let info = OSLogType(rawValue: 1)
  /// The level of debug messages, which are not written.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of faults, which are bugs in the program.
  public static let fault = OSLogType(rawValue: 17)

  var isWritten: Bool { self != .info && self != .debug }

  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// A log, named by a subsystem and a category.
///
/// Messages go to standard error, one per line. Messages of the levels `info` and `debug` are dropped, since no log
/// keeps them here. Private values are not hidden.
public final class OSLog: NSObject, Sendable {
  /// A category with a predefined name.
  public struct Category: Sendable {
    let name: String

    /// The category for signposts that mark interesting moments.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// The category for signposts that are recorded only while a tool requests them.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The category for signposts that are recorded with call stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The default log, which has neither subsystem nor category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards all messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private let prefix: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    prefix = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    self.isDisabled = isDisabled
  }

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log for a subsystem and a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Always false, since signposts are not recorded.
  public var signpostsEnabled: Bool { false }

  /// Returns true if the log writes messages of a level.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type.isWritten }

  /// Returns the line that is written for a message.
  func line(_ text: String, _ type: OSLogType) -> String {
    (prefix.isEmpty ? "" : "[\(prefix)] ") + "\(type.word): \(text)\n"
  }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data(line(text(), type).utf8))
  }
}
