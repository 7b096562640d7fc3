import GalleyBase
import GalleyFiles
import GalleyPipeline
import GalleySystem

/// A client that sends jobs: a program at standard input, or at a connection to the socket. The
/// results are written in the order of the jobs.
final class JobClient {
  /// The maximum number of a client's jobs that are running, or that wait for the result of an
  /// earlier job.
  private static let mostUnderWay = 4096
  /// The maximum size in bytes of results that wait for an earlier result or for the client to read
  /// them. Beyond this size, the client's next job is not started.
  private static let mostHeld = 32 << 20
  /// The number of bytes that a writable pipe accepts without blocking (PIPE_BUF).
  private static let pipeRoom = 4096

  /// The number that identifies the client.
  let number: Int
  /// The descriptor for reading jobs.
  let input: Int32
  /// The descriptor for writing results.
  let output: Int32
  /// True if no more jobs will arrive.
  private(set) var hasEnded = false
  /// True if the client does not read results any more.
  private(set) var isGone = false

  private var lines = LineBuffer(limit: JobLimits.lineSize)
  /// The next job, which was read from the client and is not yet taken by `takeTicket`.
  private var ahead: LineBuffer.Line?
  /// The number of jobs taken so far.
  private var taken = 0
  /// The index of the job whose result is written next.
  private var next = 0
  /// The results that must wait for the result of an earlier job, by the index of the job.
  private var answers: [Int: [UInt8]] = [:]
  private var heldBytes = 0
  private var outgoing = OutgoingBytes()

  init(number: Int, input: Int32, output: Int32) { (self.number, self.input, self.output) = (number, input, output) }

  /// True for a socket connection, false for standard input and output.
  private var isConnection: Bool { input == output }
  /// True if the next line of the client's input should be read.
  var wantsInput: Bool { !hasEnded && ahead == nil }
  /// True if some results are not written yet.
  var wantsOutput: Bool { outgoing.count > 0 }
  /// True if all results are written and no more jobs will arrive.
  var isDone: Bool { isGone || hasEnded && ahead == nil && taken == next && outgoing.count == 0 }

  /// Reads the available bytes of the client's input.
  func read() throws {
    let bytes: [UInt8]
    if isConnection {
      switch receive(input) {
      case .bytes(let received): bytes = received
      case .nothing: return
      case .end: bytes = []
      }
    } else {
      guard let available = readAvailable(input) else { throw CommandError("standard input cannot be read") }
      bytes = available
    }
    lines.append(bytes)
    ahead = lines.next()
    guard bytes.isEmpty else { return }
    hasEnded = true
    if ahead == nil { ahead = lines.rest() }
  }

  /// Takes the client's next job. Nil if no job is available, or as long as too many of the
  /// client's results are not written.
  func takeTicket() -> Ticket? {
    while taken - next < JobClient.mostUnderWay, heldBytes + outgoing.count < JobClient.mostHeld, let line = ahead {
      ahead = lines.next() ?? (hasEnded ? lines.rest() : nil)
      taken += 1
      switch line {
      case .line(let line): return Ticket(client: number, number: taken - 1, line: line)
      case .tooLong:
        let failure = JobFailure(
          .size, at: "line", "the job has more than \(sizeText(JobLimits.lineSize)): give a path as scene")
        answer(taken - 1, failure.result(id: "null"))
      }
    }
    return nil
  }

  /// Stores the result of a job. It is written after the results of all earlier jobs of the client.
  func answer(_ job: Int, _ result: String) {
    let line = Array((result + "\n").utf8)
    heldBytes += line.count
    answers[job] = line
    while let line = answers.removeValue(forKey: next) {
      heldBytes -= line.count
      outgoing.append(line)
      next += 1
    }
  }

  /// Writes as many bytes as possible without blocking.
  /// - Throws: an error if standard output cannot be written. A connection that the other end has closed is not an
  ///   error.
  func write() throws {
    let (output, isConnection) = (output, isConnection)
    let count = unsafe outgoing.take(most: isConnection ? 1 << 20 : JobClient.pipeRoom) { bytes in
      if isConnection { return unsafe sendAvailable(output, bytes) }
      let count = unsafe Glibc.write(output, bytes.baseAddress, bytes.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN ? 0 : -Int(errno) }
      return count
    }
    guard count < 0 else { return }
    guard isConnection else {
      throw FileError(path: "-", reason: unsafe "cannot be written: \(String(cString: strerror(Int32(-count))))")
    }
    isGone = true
  }

  /// Closes the connection.
  func close() { if isConnection { _ = Glibc.close(input) } }
}
