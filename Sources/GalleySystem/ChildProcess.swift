/// The end of a child process.
public struct ProcessEnd {
  /// The status as wait(2) gives it: 0 if the process succeeded.
  public var status: Int32 = 0
  /// The resources that it and its own children took.
  public var usage = rusage()
  /// The most memory that it had at a time, in bytes; nil if the system does not say. `usage` is no help on Linux: there
  /// the count begins with the most memory of the process that started it (getrusage(2)).
  public var mostMemory: Int?
}

#if canImport(Darwin)
  /// Waits until a child process ends.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    var end = ProcessEnd()
    while unsafe wait4(process, &end.status, 0, &end.usage) < 0 && errno == EINTR {}
    end.mostMemory = mostMemoryInBytes(end.usage)
    return end
  }
#else
  /// Waits until a child process ends, which has not been waited for before.
  public func waitForEnd(ofChild process: pid_t) -> ProcessEnd {
    // The process stops at its end, where its memory can still be asked for. It runs as fast as any other until then.
    trace(.seize, process, UInt(1 << exitEvent))
    var end = ProcessEnd()
    while true {
      if unsafe wait4(process, &end.status, 0, &end.usage) < 0 {
        if errno == EINTR { continue }
        return end
      }
      // The low byte of a process that stopped is 0x7F, the next one the signal, and the third one the event (ptrace(2)).
      guard end.status & 0xFF == 0x7F else { return end }
      let event = end.status >> 16
      if event == exitEvent { end.mostMemory = memory("VmHWM", of: "\(process)") }
      trace(.goOn, process, event == 0 ? UInt(end.status >> 8 & 0xFF) : 0)
    }
  }

  /// PTRACE_EVENT_EXIT; the option that asks for it is the bit of this number.
  private let exitEvent: Int32 = 6

  /// The requests PTRACE_CONT and PTRACE_SEIZE of ptrace(2).
  private enum TraceRequest: Int32 {
    case goOn = 7
    case seize = 0x4206
  }

  /// Does a request of ptrace(2), which Swift does not import, as it takes any number of arguments. Does nothing where it is
  /// not permitted.
  private func trace(_ request: TraceRequest, _ process: pid_t, _ data: UInt) {
    typealias Trace = @convention(c) (Int32, pid_t, UInt, UInt) -> Int
    guard let trace = unsafe dlsym(nil, "ptrace") else { return }
    _ = unsafe unsafeBitCast(trace, to: Trace.self)(request.rawValue, process, 0, data)
  }
#endif
