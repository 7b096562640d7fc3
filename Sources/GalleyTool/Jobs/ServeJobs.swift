import GalleyFiles
import GalleySystem

/// Does the jobs of standard input, one a line, and writes their results to standard output, until the input ends or this
/// process should be replaced. It is given its jobs by `Supervisor`.
func serveJobs(fonts: FontsChoice, allowing allowances: Allowances, limits: JobLimits) throws {
  // What counts is the memory of data. The supervisor looks at it too; this stops what grows faster than it looks.
  var most = rlimit(rlim_cur: rlim_t(2 * limits.memory), rlim_max: rlim_t(2 * limits.memory))
  unsafe setrlimit(Int32(RLIMIT_DATA.rawValue), &most)
  let workplace = Workplace(fonts: fonts, allowing: allowances, limits: limits)
  var lines = LineBuffer(limit: JobLimits.lineSize)
  while true {
    while case .line(let line)? = lines.next() {
      // Ends a job that never ends even if the supervisor is gone.
      alarm(UInt32(limits.seconds.rounded(.up)) + 5)
      let result = workplace.result(of: line)
      alarm(0)
      try writeStandardOutput(Array((result + "\n").utf8))
      guard workplace.trim() else { return }
    }
    let bytes = readAvailable(STDIN_FILENO)
    guard let bytes, !bytes.isEmpty else { return }
    lines.append(bytes)
  }
}
