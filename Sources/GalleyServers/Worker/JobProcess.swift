import GalleyFiles
package import GalleyPipeline
import GalleySystem

/// A process that runs jobs one after the other. The supervisor ends it if a job exceeds its limits.
final class JobProcess {
  /// The maximum number of jobs that a process has at a time, including the job that it runs. The
  /// next job is thus at the process as soon as one is finished.
  static let depth = 4
  /// The maximum size of a result in bytes. It allows for picture and layout in Base64 and JSON.
  private static let resultSize = 4 * JobLimits.inlineSize

  /// The descriptor of the socket that is connected to standard input and output of the process.
  let channel: Int32
  private let process: pid_t
  /// The jobs that were sent to the process and whose results are missing, in order.
  private(set) var orders: [Ticket] = []
  /// True if the process runs a job that may have ended another process. It gets no other jobs
  /// meanwhile.
  var isAlone = false
  /// The peak memory of the process in bytes; 0 until the process has ended.
  private(set) var mostMemory = 0
  /// The job that exceeded a limit, with the failure to report; nil unless the process was ended
  /// because of such a job.
  private(set) var verdict: (ticket: Ticket, failure: JobFailure)?

  private var outgoing = OutgoingBytes()
  private var lines = LineBuffer(limit: JobProcess.resultSize)
  /// The time, by the monotonic clock, at which the first job without a result began.
  private var begun = 0.0

  /// Starts this program as a new process, with the given arguments.
  init(_ arguments: [String]) throws {
    let (own, other) = try socketPair()
    defer { close(other) }
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var actions = unsafe emptySpawnActions
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, other, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, other, STDOUT_FILENO)
    var process: pid_t = 0
    guard let program = programPath,
      unsafe posix_spawn(&process, program, &actions, nil, &pointers, processEnvironment) == 0
    else {
      close(own)
      throw CommandError("galley cannot start itself")
    }
    (self.process, channel) = (process, own)
  }

  /// True if another job can be sent to the process.
  var hasRoom: Bool { !isAlone && orders.count < JobProcess.depth && verdict == nil }
  /// True if some jobs are not written to the process yet.
  var wantsOutput: Bool { outgoing.count > 0 }

  /// Sends a job to the process.
  func give(_ ticket: Ticket) {
    if orders.isEmpty { begun = monotonicSeconds() }
    orders.append(ticket)
    outgoing.append(ticket.line + [UInt8(ascii: "\n")])
  }

  /// Writes as many bytes as possible without blocking. If the process has ended, `read` detects
  /// this.
  func write() {
    let channel = channel
    _ = unsafe outgoing.take(most: 1 << 20) { unsafe max(0, sendAvailable(channel, $0)) }
  }

  /// Reads the available results, and passes each to `take`. Returns false if the process has ended.
  func read(_ take: (Ticket, String) -> Void) -> Bool {
    while true {
      switch receive(channel) {
      case .nothing: return true
      case .end: return false
      case .bytes(let bytes): lines.append(bytes)
      }
      while !orders.isEmpty, let line = lines.next() {
        let ticket = orders.removeFirst()
        switch line {
        case .line(let line): take(ticket, String(decoding: line, as: UTF8.self))
        case .tooLong:
          take(ticket, JobFailure(resultTooLong: JobProcess.resultSize).result(id: Job.id(ofLine: ticket.line)))
        }
        isAlone = false
        begun = monotonicSeconds()
      }
    }
  }

  /// Ends the process if its current job exceeds the limits.
  func enforce(_ limits: JobLimits) {
    guard verdict == nil, let ticket = orders.first else { return }
    if monotonicSeconds() - begun > limits.seconds {
      terminate(
        ticket,
        JobFailure(.time, at: "job", "the job took more than the \(limits.seconds.plainText) seconds of --time-limit"))
    } else if let bytes = privateMemory(of: process), bytes > limits.memory {
      terminate(ticket, JobFailure(tooMuchMemoryFor: limits))
    }
  }

  private func terminate(_ ticket: Ticket, _ failure: JobFailure) {
    verdict = (ticket, failure)
    kill(process, SIGKILL)
  }

  /// Closes the connection and waits for the process to end. Returns the signal or exit code as
  /// text; nil if the process succeeded.
  func end() -> String? {
    close(channel)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    mostMemory = mostMemoryInBytes(usage)
    let signal = status & 0x7F
    if signal != 0 { return unsafe "signal \(signal) (\(String(cString: strsignal(signal))))" }
    let code = (status >> 8) & 0xFF
    return code == 0 ? nil : "exit code \(code)" + (code == ExitStatus.fault ? ", a bug in galley" : "")
  }
}

extension JobFailure {
  /// Creates the failure of a job whose result is too large.
  fileprivate init(resultTooLong limit: Int) {
    self.init(.size, at: "outputs", "the result has more than \(sizeText(limit)): give paths as outputs")
  }

  /// Creates the failure of a job that needed too much memory.
  package init(tooMuchMemoryFor limits: JobLimits) {
    self.init(.memory, at: "job", "the job took more than the \(limits.megabytes) MB of --memory-limit")
  }
}

extension Double {
  /// The number as text, without decimals if it is whole.
  fileprivate var plainText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
