public import GalleyBase

/// A range of text in one script (UAX 24).
public struct ScriptRun: Hashable, Sendable {
  /// The range of the run, as UTF-16 offsets from the start of the paragraph.
  @Compact public private(set) var range: Range<Int>

  /// The ISO 15924 code as a big-endian number, such as 0x4C61746E for 'Latn'. It is 'Zyyy' if no
  /// character of the paragraph has a script.
  public let script: UInt32

  /// Creates a range of text in one script.
  public init(range: Range<Int>, script: UInt32) {
    self.range = range
    self.script = script
  }
}
