import GalleySystem

/// The settings of a worker.
struct WorkerPlan: Sendable {
  /// The number of processes.
  var jobs: Int
  var limits: JobLimits
  /// The arguments with which this program is a process of the worker.
  var arguments: [String]
}

/// Hands the jobs of clients to processes, and their results back. It does no job itself, so none can end it.
///
/// A job whose process ends gets a second process for itself alone: what ended the first may have been another's doing, or
/// the sum of several jobs. A job that ends that one too has failed, and so has one that takes too long.
final class Supervisor {
  /// The most clients that are connected at once.
  private static let mostClients = 64
  /// The milliseconds between two looks at the time and memory that jobs take.
  private static let lookInterval: Int32 = 50

  private let plan: WorkerPlan
  private let listener: Int32?
  private var clients: [Int: JobClient] = [:]
  private var clientCount = 0
  /// The client that was asked last for a job.
  private var lastAsked = -1
  private var processes: [JobProcess?]
  /// Jobs that lost their process through no fault of their own.
  private var returned: [Ticket] = []
  /// Jobs that ended a process, and are tried once more.
  private var suspects: [Ticket] = []

  /// A supervisor of the clients that connect to `listener`, or of standard input and output.
  init(_ plan: WorkerPlan, listener: Int32? = nil) {
    self.plan = plan
    self.listener = listener
    processes = Array(repeating: nil, count: plan.jobs)
    if listener == nil { add(input: STDIN_FILENO, output: STDOUT_FILENO) }
  }

  /// Works until standard input has ended and all results are written; with a listener, for ever.
  func run() throws {
    while listener != nil || !clients.isEmpty {
      try dispatch()
      try wait()
      for process in processes { process?.judge(plan.limits) }
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
    while let ticket = suspects.first, let slot = processes.firstIndex(where: { $0?.orders.isEmpty ?? true }) {
      suspects.removeFirst()
      _ = processes[slot]?.end()
      processes[slot] = nil
      let process = try started(slot)
      process.isAlone = true
      process.give(ticket)
    }
    // An idle process is for a suspect, if one waits.
    while suspects.isEmpty, let slot = slotWithRoom, let ticket = returned.popLast() ?? nextTicket() {
      try started(slot).give(ticket)
    }
  }

  /// The place of the process with the fewest jobs, if it has room for another.
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

  /// Takes a job of the next client that has one, in turn.
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

  /// Sees to the jobs of a process that has ended.
  private func bury(_ slot: Int, _ process: JobProcess) {
    processes[slot] = nil
    let end = process.end()
    var orders = process.orders
    let isCondemned = process.verdict.map { $0.ticket === orders.first } ?? false
    if isCondemned || end != nil && process.verdict == nil, let ticket = orders.first {
      orders.removeFirst()
      ticket.attempts += 1
      let failure =
        process.verdict?.failure
        ?? (process.mostMemory > plan.limits.memory ? JobFailure(tooMuchMemoryFor: plan.limits) : nil)
        ?? JobFailure(.fault, at: "job", "it ended two processes; the second one by \(end ?? "")")
      if failure.kind == .time || ticket.attempts == 2 {
        answer(ticket, failure.result(id: Job.id(ofLine: ticket.line)))
      } else {
        suspects.append(ticket)
      }
    }
    returned += orders.reversed()
  }

  // MARK: Waiting

  /// Waits until something can be read or written, or for a moment, and reads and writes it.
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
      if !process.read(answer) { bury(slot, process) }
    }
  }
}
