import CICU

/// The brackets that are open in a paragraph, each with the number of the script run that contains
/// it.
struct BracketStack {
  /// The maximum number of open brackets. At deeper nesting the outermost bracket is removed, so
  /// that searching takes limited time.
  private static let depth = 64

  private var open: [(closing: UInt32, run: Int)] = []

  mutating func open(_ bracket: UInt32, run: Int) {
    if open.count == Self.depth { open.removeFirst() }
    open.append((Self.closing(of: bracket), run))
  }

  /// Returns the number of the script run with the opening bracket that `bracket` closes; nil if
  /// there is no such bracket. Removes the opening bracket and all brackets inside.
  mutating func close(_ bracket: UInt32) -> Int? {
    guard let match = open.lastIndex(where: { $0.closing == Self.canonical(bracket) }) else { return nil }
    let run = open[match].run
    open.removeSubrange(match...)
    return run
  }

  /// Returns the closing bracket for an opening bracket, in canonical form.
  static func closing(of bracket: UInt32) -> UInt32 { canonical(cicu_paired_bracket(bracket)) }

  /// Returns the canonical form of a bracket. U+2329 and U+232A are equivalent to U+3008 and U+3009
  /// (UAX 9, definition BD16).
  static func canonical(_ bracket: UInt32) -> UInt32 {
    switch bracket {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: bracket
    }
  }
}
