package import GalleyFiles

/// An HTTP/1.1 response to a browser.
package struct HTTPResponse: Hashable {
  /// The HTTP statuses that the server uses, with their reason phrases.
  package enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case badMethod = "405 Method Not Allowed"
    case lengthRequired = "411 Length Required"
    case bodyTooLarge = "413 Content Too Large"
    case headTooLarge = "431 Request Header Fields Too Large"
  }

  /// The HTTP status.
  var status: Status
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  /// The body; empty if there is none.
  var body: [UInt8] = []
  /// True if the connection stays open for events, which `LocalServer.send` writes.
  var isStream = false

  /// Creates a response whose body is the status as text.
  package init(_ status: Status) {
    self.status = status
    body = Array((status.rawValue + "\n").utf8)
  }

  /// Creates a response with an HTML page.
  package init(page: [UInt8]) {
    status = .ok
    type = "text/html; charset=utf-8"
    body = page
  }

  /// Creates a response with JSON for a script.
  package init(json: JSON) {
    status = .ok
    type = "application/json"
    body = json.file
  }

  /// The response that begins a stream of events for a page.
  package static var events: HTTPResponse {
    var response = HTTPResponse(.ok)
    response.type = "text/event-stream"
    response.body = []
    response.isStream = true
    return response
  }

  /// The bytes to send. The headers forbid the browser to cache the page, to show the page inside
  /// of other pages, and to send its address to others.
  var bytes: [UInt8] {
    let length = isStream ? [] : ["Content-Length: \(body.count)"]
    let lines =
      ["HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)"] + length + [
        "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
        "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin", "", "",
      ]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }
}
