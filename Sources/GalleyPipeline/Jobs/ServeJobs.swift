import GalleyFiles
import GalleySystem

/// Reads jobs from standard input, one per line, and writes their results to standard output.
/// Returns when the input ends, or when this process should be replaced. `Supervisor` starts this
/// process and sends it the jobs.
package func serveJobs(fonts: FontsChoice, allowing allowances: Allowances, limits: JobLimits) throws {
  // The limit counts memory of data. The supervisor checks it too; this limit stops growth between two checks.
  var most = rlimit(rlim_cur: rlim_t(2 * limits.memory), rlim_max: rlim_t(2 * limits.memory))
  unsafe setrlimit(Int32(RLIMIT_DATA.rawValue), &most)
  let runner = JobRunner(fonts: fonts, allowing: allowances, limits: limits)
  var lines = LineBuffer(limit: JobLimits.lineSize)
  while true {
    while case .line(let line)? = lines.next() {
      // Stops an endless job even if the supervisor is gone.
      alarm(UInt32(limits.seconds.rounded(.up)) + 5)
      let result = runner.result(of: line)
      alarm(0)
      try writeStandardOutput(Array((result + "\n").utf8))
      guard runner.trim() else { return }
    }
    let bytes = readAvailable(STDIN_FILENO)
    guard let bytes, !bytes.isEmpty else { return }
    lines.append(bytes)
  }
}
