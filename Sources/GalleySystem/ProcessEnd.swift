/// The end of a child process: its status and the resources that it used.
public struct ProcessEnd {
  /// The status that wait(2) reports: 0 if the process succeeded, -1 if there is no such child.
  public var status: Int32
  /// The resources that the process and its own children used.
  public var usage: rusage
  /// The peak memory of the process in bytes; nil if the system does not report it. On Linux
  /// `usage` does not contain this value, because its count begins with the peak of the process
  /// that started this one (getrusage(2)).
  public var mostMemory: Int?
}

#if canImport(Darwin)
  /// Waits until a child process ends, and returns its status and resources. Call it once for each
  /// child.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    var (status, usage) = (Int32(-1), rusage())
    while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    return ProcessEnd(status: status, usage: usage, mostMemory: mostMemoryInBytes(usage))
  }
#else
  /// Waits until a child process ends, and returns its status and resources. Call it once for each
  /// child.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    // Tracing stops the process just before it ends, when its memory can still be read. Until then it runs at full
    // speed. A traced process cannot trace itself, as some memory checkers do, and gets no privileges from programs
    // that it starts.
    trace(.seize, process, UInt(1 << exitEvent))
    // These are three variables, not members of one structure, because the optimiser of Swift 6.3.1 would drop the
    // assignment to `mostMemory`.
    var (status, usage) = (Int32(-1), rusage())
    var mostMemory: Int?
    while true {
      if unsafe wait4(process, &status, 0, &usage) < 0 {
        if errno == EINTR { continue }
        break
      }
      // The low byte of the status of a stopped process is 0x7F, the next one the signal, and the third one the event
      // (ptrace(2)).
      guard status & 0xFF == 0x7F else { break }
      let (event, signal) = (status >> 16, status >> 8 & 0xFF)
      switch event {
      case exitEvent:
        mostMemory = memory("VmHWM", of: "\(process)")
        trace(.goOn, process)
      // A signal such as that of `kill -STOP` stopped the process; it stays stopped until another signal continues it.
      case stopEvent where signal != SIGTRAP: trace(.listen, process)
      case 0: trace(.goOn, process, UInt(signal))
      default: trace(.goOn, process)
      }
    }
    return ProcessEnd(status: status, usage: usage, mostMemory: mostMemory)
  }

  /// The number of the event PTRACE_EVENT_EXIT. The option that requests the event is the bit with
  /// this number.
  private let exitEvent: Int32 = 6
  /// The number of the event PTRACE_EVENT_STOP.
  private let stopEvent: Int32 = 128

  /// The requests PTRACE_CONT, PTRACE_SEIZE and PTRACE_LISTEN of ptrace(2).
  private enum TraceRequest: Int32 {
    case goOn = 7
    case seize = 0x4206
    case listen = 0x4208
  }

  /// Calls ptrace(2), which Swift does not import because it is variadic. Has no effect if tracing
  /// is not permitted.
  private func trace(_ request: TraceRequest, _ process: pid_t, _ data: UInt = 0) {
    typealias Trace = @convention(c) (Int32, pid_t, UInt, UInt) -> Int
    guard let trace = unsafe dlsym(nil, "ptrace") else { return }
    _ = unsafe unsafeBitCast(trace, to: Trace.self)(request.rawValue, process, 0, data)
  }
#endif
