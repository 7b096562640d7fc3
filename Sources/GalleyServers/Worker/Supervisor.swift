import GalleyPipeline
import GalleySystem

/// The settings of a worker.
struct WorkerPlan: Sendable {
  /// The number of worker processes.
  var jobs: Int
  var limits: JobLimits
  /// The arguments with which this program runs as a worker process.
  var arguments: [String]
}

/// Sends the jobs of clients to processes, and sends the results back. It runs no jobs itself, so
/// that no job can end it.
///
/// A job whose process ended is tried again, alone in a second process, since another job may have caused the end, or
/// several jobs together. A job that also ends the second process fails. A job that takes too long fails at once.
final class Supervisor {
  /// The maximum number of connected clients.
  private static let mostClients = 64
  /// The time in milliseconds between two checks of the jobs' time and memory.
  private static let lookInterval: Int32 = 50

  private let plan: WorkerPlan
  private let listener: Int32?
  private var clients: [Int: JobClient] = [:]
  private var clientCount = 0
  /// The number of the client from which a job was requested last.
  private var lastAsked = -1
  private var processes: [JobProcess?]
  /// The jobs that were sent to a process but not begun when another job ended the process. They
  /// are sent again.
  private var returned: [Ticket] = []
  /// The jobs during which a process ended, and that are tried once more.
  private var retries: [Ticket] = []

  /// Creates a supervisor for clients that connect to `listener`, or for standard input and output
  /// if it is nil.
  init(_ plan: WorkerPlan, listener: Int32? = nil) {
    self.plan = plan
    self.listener = listener
    processes = Array(repeating: nil, count: plan.jobs)
    if listener == nil { add(input: STDIN_FILENO, output: STDOUT_FILENO) }
  }

  /// Runs until standard input has ended and all results are written. With a listener it does not
  /// return.
  func run() throws {
    while listener != nil || !clients.isEmpty {
      try dispatch()
      try wait()
      for process in processes { process?.enforce(plan.limits) }
      for client in clients.values where client.isDone {
        client.close()
        clients[client.number] = nil
      }
    }
    for process in processes { _ = process?.end() }
  }

  private func add(input: Int32, output: Int32) {
    clients[clientCount] = JobClient(number: clientCount, input: input, output: output)
    clientCount += 1
  }

  // MARK: Jobs

  private func dispatch() throws {
    while let ticket = retries.first, let slot = processes.firstIndex(where: { $0?.orders.isEmpty ?? true }) {
      retries.removeFirst()
      _ = processes[slot]?.end()
      processes[slot] = nil
      let process = try started(slot)
      process.isAlone = true
      process.give(ticket)
    }
    // While a suspect job waits, idle processes are kept for it.
    while retries.isEmpty, let slot = slotWithRoom, let ticket = returned.popLast() ?? nextTicket() {
      try started(slot).give(ticket)
    }
  }

  /// The index of the process with the fewest jobs among those that can take another job; nil if
  /// there is none.
  private var slotWithRoom: Int? {
    processes.indices.filter { processes[$0]?.hasRoom ?? true }.min { first, second in
      let counts = [first, second].map { processes[$0].map { 2 * $0.orders.count } ?? 1 }
      return counts[0] < counts[1]
    }
  }

  private func started(_ slot: Int) throws -> JobProcess {
    if let process = processes[slot] { return process }
    let process = try JobProcess(plan.arguments)
    processes[slot] = process
    return process
  }

  /// Takes a job of the next client that has a job; nil if no client has any. Clients take turns.
  private func nextTicket() -> Ticket? {
    let numbers = clients.keys.sorted()
    let first = numbers.firstIndex { $0 > lastAsked } ?? 0
    for number in numbers[first...] + numbers[..<first] {
      guard let ticket = clients[number]?.takeTicket() else { continue }
      lastAsked = number
      return ticket
    }
    return nil
  }

  private func answer(_ ticket: Ticket, _ result: String) { clients[ticket.client]?.answer(ticket.number, result) }

  /// Decides what happens to the jobs that a process had not finished when it ended: they are run
  /// again or fail.
  private func handleEnd(_ slot: Int, _ process: JobProcess) {
    processes[slot] = nil
    let end = process.end()
    var orders = process.orders
    let wasKilled = process.verdict.map { $0.ticket === orders.first } ?? false
    if wasKilled || end != nil && process.verdict == nil, let ticket = orders.first {
      orders.removeFirst()
      ticket.attempts += 1
      let failure =
        process.verdict?.failure
        ?? (process.mostMemory > plan.limits.memory ? JobFailure(tooMuchMemoryFor: plan.limits) : nil)
        ?? JobFailure(.fault, at: "job", "the job crashed two processes; the second with \(end ?? "")")
      if failure.kind == .time || ticket.attempts == 2 {
        answer(ticket, failure.result(id: Job.id(ofLine: ticket.line)))
      } else {
        retries.append(ticket)
      }
    }
    returned += orders.reversed()
  }

  // MARK: Waiting

  /// Waits briefly until data can be read or written, then reads and writes it.
  private func wait() throws {
    let clients = clients.values.sorted { $0.number < $1.number }
    let processes = processes.indices.compactMap { slot in self.processes[slot].map { (slot, $0) } }
    var ready = PollSet()
    if let listener { ready.add(listener, reads: clients.count < Supervisor.mostClients) }
    for client in clients {
      ready.add(client.input, reads: client.wantsInput)
      ready.add(client.output, writes: client.wantsOutput)
    }
    for (_, process) in processes { ready.add(process.channel, reads: true, writes: process.wantsOutput) }
    let isBusy = processes.contains { !$0.1.orders.isEmpty }
    ready.wait(milliseconds: isBusy ? Supervisor.lookInterval : -1)
    if let listener, ready.next(), let connection = acceptedClient(listener) {
      add(input: connection, output: connection)
    }
    for client in clients {
      if ready.next() { try client.read() }
      if ready.next() { try client.write() }
    }
    for (slot, process) in processes where ready.next() {
      process.write()
      if !process.read(answer) { handleEnd(slot, process) }
    }
  }
}
