import GalleySystem

/// The connection of a browser, with one request and its response.
final class HTTPConnection {
  /// The descriptor of the socket.
  let descriptor: Int32
  private var incoming: [UInt8] = []
  private var outgoing = OutgoingBytes()
  private var isAnswered = false
  /// True if the connection is a stream of events, which stays open until the browser closes it.
  private(set) var isStream = false
  private var hasEnded = false

  /// Creates a connection that takes over a socket.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True if the socket can be closed.
  var isDone: Bool { hasEnded || isAnswered && !isStream && outgoing.count == 0 }

  /// True if bytes of the response or of events remain to be written.
  var wantsOutput: Bool { !hasEnded && outgoing.count > 0 }

  /// Reads the available bytes. If a request is complete, writes the response that `answer`
  /// returns.
  func read(_ answer: (HTTPRequest) -> HTTPResponse) {
    switch receive(descriptor) {
    case .nothing: break
    case .end: hasEnded = true
    case .bytes(let bytes):
      // Bytes after the request, such as another request, are ignored, because the connection is closed.
      guard !isAnswered else { return }
      incoming += bytes
      switch HTTPRequest.read(incoming) {
      case .incomplete: break
      case .refused(let response): send(response)
      case .complete(let request): send(answer(request))
      }
    }
  }

  /// Writes as many bytes as the socket accepts.
  func write() {
    let taken = unsafe outgoing.take(most: 1 << 18) { unsafe sendAvailable(descriptor, $0) }
    if taken < 0 { hasEnded = true }
  }

  /// Sends an event to a browser that receives a stream of events. A browser that does not read is
  /// disconnected.
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
