import Foundation
import Glibc

/// Runs the main run loop until it has nothing to do and no other thread is running. Long waits,
/// for instance of a task that sleeps, are not included.
/// - Parameters:
///   - limit: the longest time, in seconds.
///   - body: called before each pass.
@MainActor func runUntilIdle(limit: Double, _ body: () -> Void) {
  let start = DispatchTime.now()
  var quietPasses = 0
  while quietPasses < 3, DispatchTime.now() < start + limit {
    body()
    let pass = DispatchTime.now()
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.003))
    let isQuiet = DispatchTime.now() >= pass + .milliseconds(2) && !otherThreadsRun()
    quietPasses = isQuiet ? quietPasses + 1 : 0
    // Without a source the run loop does not wait.
    if !isQuiet { usleep(500) }
  }
  body()
}

/// True if a thread other than the main thread is running, or is waiting for a processor or disk.
private func otherThreadsRun() -> Bool {
  let own = String(getpid())
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
  return threads.contains { thread in
    guard thread != own, let data = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat"),
      let bracket = data.lastIndex(of: UInt8(ascii: ")")), bracket + 2 < data.endIndex
    else { return false }
    return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(data[bracket + 2])
  }
}
