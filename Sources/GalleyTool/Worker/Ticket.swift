/// A job of one client, on its way to a process and back.
final class Ticket {
  /// The client that sent it.
  let client: Int
  /// The index of the job among the client's, from 0.
  let number: Int
  /// The line of the job.
  let line: [UInt8]
  /// The number of processes that this job has ended.
  var attempts = 0

  init(client: Int, number: Int, line: [UInt8]) { (self.client, self.number, self.line) = (client, number, line) }
}
