import GalleySystem

/// A connection of a browser: one request, and its answer.
final class HTTPConnection {
  /// The socket.
  let descriptor: Int32
  private var incoming: [UInt8] = []
  private var outgoing = OutgoingBytes()
  private var isAnswered = false
  /// True if events are written to it until the browser goes.
  private(set) var isStream = false
  private var hasEnded = false

  /// Takes over a socket.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True if it can be closed.
  var isDone: Bool { hasEnded || isAnswered && !isStream && outgoing.count == 0 }

  /// True if bytes wait to be written.
  var wantsOutput: Bool { !hasEnded && outgoing.count > 0 }

  /// Reads what is there, and answers a request that is complete.
  func read(_ answer: (HTTPRequest) -> HTTPResponse) {
    switch receive(descriptor) {
    case .nothing: break
    case .end: hasEnded = true
    case .bytes(let bytes):
      // What comes after the request, such as another one, is not looked at: the connection is closed.
      guard !isAnswered else { return }
      incoming += bytes
      switch HTTPRequest.read(incoming) {
      case .incomplete: break
      case .refused(let response): send(response)
      case .complete(let request): send(answer(request))
      }
    }
  }

  /// Writes what the socket takes.
  func write() {
    let taken = unsafe outgoing.take(most: 1 << 18) { unsafe sendAvailable(descriptor, $0) }
    if taken < 0 { hasEnded = true }
  }

  /// Writes an event to a stream. A browser that does not read is cut off.
  func send(event: [UInt8]) {
    guard isStream else { return }
    outgoing.append(event)
    if outgoing.count > 1 << 28 { hasEnded = true }
  }

  /// Closes the socket.
  func close() { GalleySystem.close(descriptor) }

  private func send(_ response: HTTPResponse) {
    outgoing.append(response.bytes)
    (isAnswered, isStream, incoming) = (true, response.isStream, [])
  }
}
