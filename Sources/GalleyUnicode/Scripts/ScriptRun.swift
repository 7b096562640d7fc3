public import GalleyBase

/// A stretch of text in one script (UAX 24).
public struct ScriptRun: Hashable, Sendable {
  /// UTF-16 offsets into the paragraph.
  @Compact public private(set) var range: Range<Int>

  /// The ISO 15924 code, big endian: 'Latn' is 0x4C61746E. 'Zyyy' if nothing in the paragraph has a script.
  public let script: UInt32

  /// Creates a stretch of one script.
  public init(range: Range<Int>, script: UInt32) {
    self.range = range
    self.script = script
  }
}
