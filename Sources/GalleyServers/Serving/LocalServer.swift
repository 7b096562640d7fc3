package import GalleyFiles
import GalleySystem

/// A small web server for the user of this machine. It listens only on the loopback interface, and refuses requests
/// without its token.
///
/// A page of another site can send requests to the server too, but cannot read the token, which is only in the address.
/// The Host header is checked, so that such a page cannot use its own name for this machine either.
package final class LocalServer {
  /// The maximum number of open connections.
  private static let mostConnections = 64

  /// The port that the server listens at.
  let port: Int
  private let token: String
  private let listener: Int32
  private var connections: [HTTPConnection] = []

  /// Creates a server that listens at a port of 127.0.0.1; 0 means any free port.
  package init(port: Int) throws {
    (listener, self.port) = try loopbackListener(port: port)
    // The system's generator is unpredictable.
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// The address for the browser, with the token.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// True if a response is still being sent.
  var isBusy: Bool { connections.contains { $0.wantsOutput } }

  /// Waits until a browser sends data, `descriptor` can be read, or the time is over. Responds to
  /// the requests of browsers.
  /// - Returns: true if `descriptor` can be read.
  package func wait(
    orFor descriptor: Int32? = nil, milliseconds: Int32 = -1, answer: (HTTPRequest) -> HTTPResponse
  ) -> Bool {
    var ready = PollSet()
    ready.add(descriptor ?? -1, reads: descriptor != nil)
    ready.add(listener, reads: connections.count < LocalServer.mostConnections)
    for connection in connections {
      ready.add(connection.descriptor, reads: true)
      ready.add(connection.descriptor, writes: connection.wantsOutput)
    }
    ready.wait(milliseconds: milliseconds)
    let isReadable = ready.next()
    let known = connections
    if ready.next(), let client = acceptedClient(listener) { connections.append(HTTPConnection(client)) }
    for connection in known {
      if ready.next() { connection.read { isAllowed($0) ? answer($0) : HTTPResponse(.forbidden) } }
      if ready.next() { connection.write() }
    }
    for connection in connections where connection.isDone { connection.close() }
    connections.removeAll(where: \.isDone)
    return isReadable
  }

  /// Sends an event to all pages that receive a stream of events.
  package func send(_ event: JSON) {
    let bytes = Array("data: \(event.line)\n\n".utf8)
    for connection in connections { connection.send(event: bytes) }
  }

  /// Sends the remaining bytes, for at most a second, then closes all connections.
  package func close() {
    for _ in 0..<20 where isBusy { _ = wait(milliseconds: 50) { _ in HTTPResponse(.notFound) } }
    for connection in connections { connection.close() }
    GalleySystem.close(listener)
  }

  /// True if a request names this server as its host, has the token, and does not come from a page
  /// of another server.
  private func isAllowed(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://" + host { return false }
    return isToken(request.headers["x-galley-token"] ?? request.query["token"] ?? "")
  }

  /// True if the text is the token. The comparison takes constant time, so that the time does not
  /// reveal how much of the text is right.
  private func isToken(_ text: String) -> Bool {
    let (given, expected) = (Array(text.utf8), Array(token.utf8))
    var difference = given.count ^ expected.count
    for (index, byte) in expected.enumerated() { difference |= Int(byte ^ (index < given.count ? given[index] : 0)) }
    return difference == 0
  }
}
