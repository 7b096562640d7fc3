import CICU

/// A regular expression in ICU's syntax that must match a whole text.
///
/// UIKit counterpart: NSRegularExpression, which has the same syntax, without options; flags go into the pattern, as in
/// `(?i)`.
public struct TextPattern: Hashable, Sendable {
  /// The regular expression as it was written.
  public let source: String

  /// The maximum number of steps that a match may take, in thousands.
  ///
  /// A pattern that needs more steps counts as not matching, after the same number of steps on every machine (our
  /// choice).
  static let thousandsOfSteps: Int32 = 10_000

  /// Creates a text pattern from a regular expression.
  /// - Throws: `TextPatternError` if it is not in ICU's syntax.
  public init(_ source: String) throws(TextPatternError) {
    self.source = source
    _ = try OpenPattern(source)
  }

  /// Returns true if the pattern matches the whole text. Each call compiles the pattern, in time
  /// proportional to its length.
  public func matches(_ units: [UInt16]) -> Bool {
    guard let pattern = try? OpenPattern(source) else { return false }
    return pattern.matches(units)
  }
}

/// An error in the syntax of a pattern.
public struct TextPatternError: Error, Hashable, Sendable {
  /// A description of the error that continues a sentence beginning with "it", such as `has a ( or
  /// ) without its partner`.
  public let reason: String
  /// The UTF-16 offset in the pattern at which ICU found the error; nil if it is unknown.
  public let offset: Int?

  /// Creates a syntax error from ICU's name for it.
  init(name: String, offset: Int?) {
    self.offset = offset
    reason =
      switch name {
      case "U_REGEX_MISMATCHED_PAREN": "has an unmatched ( or )"
      case "U_REGEX_MISSING_CLOSE_BRACKET": "has a [ without its ]"
      case "U_REGEX_BAD_ESCAPE_SEQUENCE": "has a \\ before a character that cannot be escaped"
      case "U_REGEX_BAD_INTERVAL", "U_REGEX_NUMBER_TOO_BIG", "U_REGEX_MAX_LT_MIN":
        "has an impossible interval, as in {3,1}"
      case "U_REGEX_PROPERTY_SYNTAX": "uses an unknown property of characters"
      case "U_REGEX_INVALID_RANGE": "has a range that runs backwards, as in [z-a]"
      case "U_REGEX_INVALID_BACK_REF", "U_REGEX_INVALID_CAPTURE_GROUP_NAME": "refers to a group that does not exist"
      case "U_REGEX_LOOK_BEHIND_LIMIT": "has a look-behind without a maximum length"
      default: "is not in the syntax of ICU's regular expressions"
      }
  }
}

/// A pattern after compilation by ICU.
private struct OpenPattern: ~Copyable {
  private let handle: OpaquePointer

  init(_ source: String) throws(TextPatternError) {
    let units = Array(source.utf16)
    var error: UnsafePointer<CChar>?
    var offset: Int32 = -1
    let opened = units.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      guard let start = buffer.baseAddress, let count = Int32(exactly: buffer.count), count > 0 else { return nil }
      return cicu_pattern_open(start, count, &error, &offset)
    }
    guard let opened else {
      throw TextPatternError(name: error.map { String(cString: $0) } ?? "", offset: offset < 0 ? nil : Int(offset))
    }
    handle = opened
  }

  deinit { cicu_pattern_close(handle) }

  func matches(_ units: [UInt16]) -> Bool {
    // An empty array may have no address, but ICU requires one.
    let text = units.isEmpty ? [0] : units
    return text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, let count = Int32(exactly: units.count) else { return false }
      return cicu_pattern_matches(handle, start, count, TextPattern.thousandsOfSteps)
    }
  }
}
