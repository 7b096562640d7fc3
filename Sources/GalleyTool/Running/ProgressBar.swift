import GalleySystem
import Synchronization

/// A progress bar on standard error. It appears only on a terminal, and only while more than a second's work is ahead.
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

  /// Creates a bar for a job of `total` steps, which starts now.
  init(total: Int) {
    self.total = total
    started = monotonicSeconds()
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Counts a step as done.
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

  /// Removes the bar.
  func finish() {
    state.withLock { state in
      if state.isShown { writeStandardError("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  private func draw(_ done: Int) {
    let filled = Self.width * done / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    writeStandardError("\r\(bar) \(done)/\(total)")
  }
}

/// Returns the seconds of a monotonic clock, for progress and benchmarks. No output depends on it.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
