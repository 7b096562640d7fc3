/// For each state and each class of the next character, the result of the line breaking rules and
/// the next state. A single lookup per character is enough.
///
/// It has a few thousand entries, computed once.
struct LineBreakTable {
  /// A result of the line breaking rules and the next state, packed into one number.
  struct Entry {
    /// The bit that is set if the character is a combining mark.
    static let mark: UInt16 = 0x8000

    let packed: UInt16

    /// True if the result is `forbidden` or `allowed` and the character is not a combining mark.
    @inline(__always)
    var isPlain: Bool { packed < 0x200 }
    /// True if the result is `allowed`; valid only if `isPlain` is true.
    @inline(__always)
    var allows: Bool { packed & 0x100 != 0 }

    @inline(__always)
    var verdict: LineBreakVerdict {
      LineBreakVerdict(rawValue: UInt8(truncatingIfNeeded: (packed & ~Entry.mark) >> 8)) ?? .forbidden
    }
    /// The number of the state after the character.
    @inline(__always)
    var state: UInt8 { UInt8(truncatingIfNeeded: packed) }
  }

  static let shared = LineBreakTable()

  private let entries: [UInt16]

  private init() {
    var entries = [UInt16](repeating: 0, count: LineBreakState.count << 6)
    for state in LineBreakState.all {
      for next in LineBreakClass.allCases {
        let verdict = UInt16(state.verdict(before: next).rawValue)
        entries[Int(state.rawValue) << 6 | Int(next.rawValue)] =
          (next.isCombining ? Entry.mark : 0) | verdict << 8 | UInt16(state.after(next).rawValue)
      }
    }
    self.entries = entries
  }

  /// - Parameters:
  ///   - state: the number of the state.
  ///   - next: the class of the character, packed or not.
  @inline(__always)
  func entry(_ state: UInt8, _ next: UInt8) -> Entry {
    Entry(packed: entries[Int(state) << 6 | Int(next & LineBreakClass.mask)])
  }
}
