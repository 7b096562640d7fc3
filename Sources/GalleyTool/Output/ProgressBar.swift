import Glibc
import Synchronization

/// A bar on standard error that says how far a long job is. Appears only on a terminal, and only once it is clear that
/// more than a second's work is still ahead.
final class ProgressBar: Sendable {
  private struct State {
    var done = 0
    var isShown = false
    var lastDrawn = 0.0
  }

  private static let width = 40

  private let total: Int
  private let started: Double
  private let isTerminal: Bool
  private let state = Mutex(State())

  /// A bar for a job of `total` steps, which starts now.
  init(total: Int) {
    self.total = total
    started = monotonicSeconds()
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// One more step is done.
  func advance() {
    guard isTerminal else { return }
    state.withLock { state in
      state.done += 1
      let now = monotonicSeconds()
      let elapsed = now - started
      let ahead = elapsed / Double(state.done) * Double(total - state.done)
      guard state.isShown || elapsed > 0.25 && ahead > 1, now - state.lastDrawn > 0.05 else { return }
      state.isShown = true
      state.lastDrawn = now
      draw(state.done)
    }
  }

  /// Takes the bar away again.
  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  private func draw(_ done: Int) {
    let filled = Self.width * done / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    write("\r\(bar) \(done)/\(total)")
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Seconds of a clock that only ever goes forward. For progress and benchmarks: no output depends on it.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
