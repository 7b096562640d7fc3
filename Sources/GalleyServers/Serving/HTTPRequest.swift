/// An HTTP/1.1 request, with the parts that a page on the same machine needs.
package struct HTTPRequest: Hashable {
  /// The maximum size of the request line and headers in bytes.
  static let mostHeadBytes = 16 << 10
  /// The maximum size of the body in bytes. This is enough for the names of about ten thousand
  /// scenes.
  static let mostBodyBytes = 1 << 20

  /// The method, `GET` or `POST`.
  package var method: String
  /// The path without its query.
  package var path: String
  /// The parameters of the query. Percent escapes in names and values are not decoded.
  var query: [String: String] = [:]
  /// The headers by their names in lower case.
  var headers: [String: String] = [:]
  /// The body; empty if there is none.
  package var body: [UInt8] = []

  /// The result of parsing the bytes that a connection has sent.
  enum ParseResult: Hashable {
    /// The request is not complete yet.
    case incomplete
    case complete(HTTPRequest)
    /// The request is invalid or too large. The associated value is the response to it.
    case refused(HTTPResponse)
  }

  /// Parses the request at the beginning of these bytes.
  static func read(_ bytes: [UInt8]) -> ParseResult {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      return bytes.count > mostHeadBytes ? .refused(HTTPResponse(.headTooLarge)) : .incomplete
    }
    guard end.lowerBound <= mostHeadBytes else { return .refused(HTTPResponse(.headTooLarge)) }
    guard var request = HTTPRequest(head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self)) else {
      return .refused(HTTPResponse(.badRequest))
    }
    guard request.method == "GET" || request.method == "POST" else { return .refused(HTTPResponse(.badMethod)) }
    guard request.headers["transfer-encoding"] == nil else { return .refused(HTTPResponse(.lengthRequired)) }
    guard let length = Int(request.headers["content-length"] ?? "0"), length >= 0 else {
      return .refused(HTTPResponse(.badRequest))
    }
    guard length <= mostBodyBytes else { return .refused(HTTPResponse(.bodyTooLarge)) }
    let body = bytes[end.upperBound...]
    guard body.count >= length else { return .incomplete }
    request.body = Array(body.prefix(length))
    return .complete(request)
  }

  /// Parses the request line and the headers; nil if they are invalid.
  private init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (method, path) = (String(words[0]), String(target[0]))
    for pair in target.dropFirst().joined().split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      // A header that decides about access must not occur twice.
      guard headers[name] == nil || !["host", "content-length"].contains(name) else { return nil }
      headers[name] = trimmed(line[line.index(after: colon)...])
    }
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
