import CICU

/// A break iterator of ICU, opened for a locale.
final class BreakIterator {
  enum Kind { case clusters, words, lines }

  private let breaks: OpaquePointer
  private let strongStatus: Int32

  /// Opens an iterator. `icuLocale` is ICU's identifier. If ICU has no data for it, the root locale
  /// is used.
  init(_ kind: Kind, icuLocale: String) {
    let number =
      switch kind {
      case .clusters: CICU_CLUSTERS
      case .words: CICU_WORDS
      case .lines: CICU_LINES
      }
    guard let opened = cicu_breaks_open(number, icuLocale) ?? cicu_breaks_open(number, "") else {
      preconditionFailure("ICU has no break rules: its data library (Debian package libicu72) is broken")
    }
    breaks = opened
    strongStatus = kind == .words ? CICU_WORD_OF_LETTERS : CICU_LINE_MUST_BREAK
  }

  deinit { cicu_breaks_close(breaks) }

  /// Inserts the flags `mark` at every boundary of `text` that ICU finds, including the end but not
  /// the start.
  ///
  /// Also inserts `strong` at a mandatory line break, or at the end of a word of letters or digits.
  func mark(
    _ text: UnsafeBufferPointer<UInt16>, with mark: TextBoundaries, strong: TextBoundaries,
    in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) {
    guard let start = text.baseAddress, !text.isEmpty else { return }
    let marked = boundaries.withMemoryRebound(to: UInt8.self, capacity: text.count + 1) {
      cicu_breaks_mark(breaks, start, Int32(text.count), mark.rawValue, strong.rawValue, strongStatus, $0)
    }
    precondition(marked, "ICU refused a text of \(text.count) units: out of memory")
  }
}
