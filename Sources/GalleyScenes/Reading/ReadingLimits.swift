/// Limits of a scene or manifest file. Each is far above anything a person writes, and low enough that no file can make
/// the reader slow or large.
public struct ReadingLimits: Hashable, Sendable {
  /// Bytes of the file. 16 MB.
  public var fileSize = 16 << 20
  /// Brackets and commas, including those in texts. They bound the parser's memory. 1,000,000.
  public var marks = 1_000_000
  /// Sequences and mappings inside each other; 64 views inside each other need 192 levels. 200.
  public var depth = 200
  /// Values in the file, with those of an alias counted at every use. 1,000,000.
  public var values = 1_000_000
  /// Values given on the command line. The limits of depth and values apply to the file with these. 1,000.
  public var settings = 1_000

  /// The default limits; tests may set others.
  public init() {}
}
