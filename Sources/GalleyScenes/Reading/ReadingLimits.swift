/// The limits for a scene or manifest file. Each limit is far above anything a person writes, and
/// low enough to bound the reader's time and memory.
public struct ReadingLimits: Hashable, Sendable {
  /// The maximum size of the file in bytes, 16 MB.
  public var fileSize = 16 << 20
  /// The maximum number of brackets and commas, including those in texts, 1,000,000. It bounds the
  /// parser's memory.
  public var marks = 1_000_000
  /// The maximum depth of nested sequences and mappings, 200. 64 nested views need 192 levels.
  public var depth = 200
  /// The maximum number of values in the file, 1,000,000. The values of an alias count at every
  /// use.
  public var values = 1_000_000
  /// The maximum number of values from the command line, 1,000. The limits of depth and values
  /// apply to the file together with these values.
  public var settings = 1_000

  /// Creates the default limits, which tests can change.
  public init() {}
}
