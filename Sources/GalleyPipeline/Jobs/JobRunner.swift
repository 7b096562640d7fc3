import GalleyFiles
import GalleySystem

/// A runner for the jobs of one worker process, which run one after the other and share its caches.
final class JobRunner {
  private let fonts: FontsChoice
  private let allowances: Allowances
  private let limits: JobLimits
  private var session: RenderSession

  /// Creates a runner with empty caches.
  init(fonts: FontsChoice, allowing allowances: Allowances, limits: JobLimits) {
    self.fonts = fonts
    self.allowances = allowances
    self.limits = limits
    session = RenderSession(FontLibrary(fonts, allowing: allowances))
  }

  /// Runs the job in a line, and returns the result without a line break.
  func result(of line: [UInt8]) -> String {
    session.lookAgain()
    do throws(JobFailure) {
      let job = try Job(line: line)
      do {
        return try run(job, on: session, limits: limits)
      } catch {
        return JobFailure(error, in: job).result(id: job.id)
      }
    } catch {
      return error.result(id: Job.id(ofLine: line))
    }
  }

  /// Empties the caches if this process uses more than half of its memory limit. Returns false if
  /// it uses more than half after that; otherwise true. Results do not depend on caches.
  /// - Returns: false if it still uses as much, and a new process should replace it.
  func trim() -> Bool {
    guard holdsTooMuch else { return true }
    session = RenderSession(FontLibrary(fonts, allowing: allowances))
    giveMemoryBack()
    return !holdsTooMuch
  }

  private var holdsTooMuch: Bool { (privateMemory(of: getpid()) ?? 0) > limits.memory / 2 }
}
