/// The way in which a child process ended, and what it cost.
public struct ProcessEnd {
  /// The status as wait(2) gives it: 0 if the process succeeded, -1 if there is no such child.
  public var status: Int32
  /// The resources that it and its own children took.
  public var usage: rusage
  /// The most memory that it had at a time, in bytes; nil if the system does not say. `usage` is no help on Linux: there
  /// the count begins with the most memory of the process that started it (getrusage(2)).
  public var mostMemory: Int?
}

#if canImport(Darwin)
  /// Waits until a child process ends, which has not been waited for before.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    var (status, usage) = (Int32(-1), rusage())
    while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    return ProcessEnd(status: status, usage: usage, mostMemory: mostMemoryInBytes(usage))
  }
#else
  /// Waits until a child process ends, which has not been waited for before.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    // The process stops at its end, where its memory can still be asked for. It runs as fast as any other until then, but is
    // traced: it cannot trace itself, as some checkers of memory do, nor get privileges from a program that it starts.
    trace(.seize, process, UInt(1 << exitEvent))
    // Three variables, not members of one structure: there the optimiser of Swift 6.3.1 leaves out the assignment to
    // `mostMemory`.
    var (status, usage) = (Int32(-1), rusage())
    var mostMemory: Int?
    while true {
      if unsafe wait4(process, &status, 0, &usage) < 0 {
        if errno == EINTR { continue }
        break
      }
      // The low byte of a process that stopped is 0x7F, the next one the signal, and the third one the event (ptrace(2)).
      guard status & 0xFF == 0x7F else { break }
      let (event, signal) = (status >> 16, status >> 8 & 0xFF)
      switch event {
      case exitEvent:
        mostMemory = memory("VmHWM", of: "\(process)")
        trace(.goOn, process)
      // A signal had the process stop, as `kill -STOP` does, until another one has it go on.
      case stopEvent where signal != SIGTRAP: trace(.listen, process)
      case 0: trace(.goOn, process, UInt(signal))
      default: trace(.goOn, process)
      }
    }
    return ProcessEnd(status: status, usage: usage, mostMemory: mostMemory)
  }

  /// PTRACE_EVENT_EXIT; the option that asks for it is the bit of this number.
  private let exitEvent: Int32 = 6
  /// PTRACE_EVENT_STOP.
  private let stopEvent: Int32 = 128

  /// The requests PTRACE_CONT, PTRACE_SEIZE and PTRACE_LISTEN of ptrace(2).
  private enum TraceRequest: Int32 {
    case goOn = 7
    case seize = 0x4206
    case listen = 0x4208
  }

  /// Does a request of ptrace(2), which Swift does not import, as it takes any number of arguments. Does nothing where it is
  /// not permitted.
  private func trace(_ request: TraceRequest, _ process: pid_t, _ data: UInt = 0) {
    typealias Trace = @convention(c) (Int32, pid_t, UInt, UInt) -> Int
    guard let trace = unsafe dlsym(nil, "ptrace") else { return }
    _ = unsafe unsafeBitCast(trace, to: Trace.self)(request.rawValue, process, 0, data)
  }
#endif
