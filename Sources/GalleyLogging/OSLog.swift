public import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// A notice.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information. Not written.
  public static let info = OSLogType(rawValue: 1)
  /// Words for whoever debugs. Not written.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
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

/// A place for messages, named after a subsystem and a category.
///
/// Messages go to standard error, one a line, but for those of the levels `info` and `debug`, which nobody keeps here.
/// Private values are not hidden.
public final class OSLog: NSObject, Sendable {
  /// A kind of messages that has a name of its own.
  public struct Category: Sendable {
    let name: String

    /// Places of interest in time.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Measurements of programs that ask for them.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Measurements with call stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The place of messages that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A place whose messages are dropped.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private let prefix: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    prefix = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    self.isDisabled = isDisabled
  }

  /// A place for messages.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// A place for messages of a kind.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// False where messages are dropped anyway.
  public var signpostsEnabled: Bool { false }

  /// Returns true if messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type.isWritten }

  /// The line of a message.
  func line(_ text: String, _ type: OSLogType) -> String {
    (prefix.isEmpty ? "" : "[\(prefix)] ") + "\(type.word): \(text)\n"
  }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data(line(text(), type).utf8))
  }
}
