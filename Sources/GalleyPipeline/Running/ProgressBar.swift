import GalleySystem
import Synchronization

/// A progress bar on standard error. It is only shown on a terminal, and only while more than a
/// second of work remains.
package final class ProgressBar: Sendable {
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

  /// Creates a progress bar for `total` steps that begin now.
  /// - Parameter isShown: false for a bar that never appears.
  package init(total: Int, isShown: Bool = true) {
    self.total = total
    started = monotonicSeconds()
    isTerminal = isShown && isatty(STDERR_FILENO) == 1
  }

  /// Counts a step as done.
  package func advance() {
    guard isTerminal else { return }
    state.withLock { state in
      state.done += 1
      let now = monotonicSeconds()
      let elapsed = now - started
      let ahead = elapsed / Double(state.done) * Double(total - state.done)
      guard state.isShown || elapsed > 0.25 && ahead > 1, now - state.lastDrawn > 0.05 else { return }
      state.isShown = true
      state.lastDrawn = now
      draw(state.done, ahead)
    }
  }

  /// Removes the progress bar.
  package func finish() {
    state.withLock { state in
      if state.isShown { writeStandardError("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  private func draw(_ done: Int, _ ahead: Double) {
    let filled = Self.width * done / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    writeStandardError("\r\(bar) \(done)/\(total), \(Self.text(ofSeconds: ahead)) left\u{1B}[K")
  }

  /// Returns a time in whole seconds, rounded up, as text such as `50 s`, `2 min 5 s` or `1 h 12
  /// min`.
  private static func text(ofSeconds seconds: Double) -> String {
    let whole = Int(min(seconds, 1e6).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    return whole < 3600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}

/// Returns the time of a monotonic clock in seconds, for progress and benchmarks. No output depends
/// on it.
package func monotonicSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
