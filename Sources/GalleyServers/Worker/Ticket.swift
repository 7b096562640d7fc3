/// A job of one client, which is sent to a process, with the data needed to return its result.
final class Ticket {
  /// The number of the client that sent the job.
  let client: Int
  /// The index of the job among those of the client, from 0.
  let number: Int
  /// The input line with the job.
  let line: [UInt8]
  /// The number of processes that ended while they were running this job.
  var attempts = 0

  init(client: Int, number: Int, line: [UInt8]) { (self.client, self.number, self.line) = (client, number, line) }
}
