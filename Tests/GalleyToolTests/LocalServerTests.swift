import GalleyFiles
import TestSupport
import Testing

@testable import GalleyServers
@testable import GalleyTool

/// What the server takes for a request, and whom it answers.
@Suite struct LocalServerTests {
  private func read(_ text: String) -> HTTPRequest.ParseResult { HTTPRequest.read(Array(text.utf8)) }

  @Test func aRequestIsReadWithItsHeadersAndItsBody() {
    let text = "POST /answer?token=ab&x HTTP/1.1\r\nHost: me \r\nContent-Length: 3\r\n\r\nabcd"
    guard case .complete(let request) = read(text) else {
      Issue.record("not read")
      return
    }
    #expect(request.method == "POST" && request.path == "/answer")
    #expect(request.query == ["token": "ab", "x": ""])
    #expect(request.headers == ["host": "me", "content-length": "3"])
    #expect(request.body == Array("abc".utf8))
    for end in text.utf8.indices.dropLast(2) { #expect(read(String(text[..<end])) == .incomplete) }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", HTTPResponse.Status.badRequest),
    ("GET /\r\n\r\n", .badRequest), ("nonsense\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nHost\r\n\r\n", .badRequest),
    ("GET http://other/ HTTP/1.1\r\n\r\n", .badRequest), ("DELETE / HTTP/1.1\r\n\r\n", .badMethod),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: 9999999999\r\n\r\n", .bodyTooLarge),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .lengthRequired),
    (String(repeating: "x", count: 20_000), .headTooLarge),
  ])
  func invalidRequestsAreRefused(text: String, status: HTTPResponse.Status) {
    #expect(read(text) == .refused(HTTPResponse(status)))
  }

  @Test func answersAreKeptByNobody() {
    let text = String(decoding: HTTPResponse(json: ["a": 1]).bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\n{\n  \"a\": 1\n}\n"))
    #expect(text.contains("\r\nCache-Control: no-store\r\n") && text.contains("\r\nContent-Length: 13\r\n"))
  }

  /// A token is one of 2^256, and no two servers share one.
  @Test func everyServerHasATokenOfItsOwn() throws {
    let servers = try [LocalServer(port: 0), LocalServer(port: 0)]
    let tokens = servers.map { $0.address.split(separator: "=").last ?? "" }
    #expect(tokens.allSatisfy { $0.count == 64 } && tokens[0] != tokens[1])
    #expect(servers[0].port != servers[1].port)
    #expect(throws: (any Error).self) { try LocalServer(port: servers[0].port) }
    for server in servers { server.close() }
  }

  /// Over a real socket: without the token nothing is answered, with it a failure is accepted.
  @Test func aReviewIsServedToWhoKnowsItsToken() throws {
    let folder = try TemporaryFolder(["a.yaml": sceneText("a"), "b.yaml": sceneText("b")])
    try expectEqual(folder.galley("record", "a.yaml", "b.yaml").status, 0)
    for name in ["a", "b"] { try folder.write("\(name).yaml", Array(sceneText(name + "x").utf8)) }
    try expectEqual(folder.galley("verify", "a.yaml", "b.yaml").status, 1)
    let run = try folder.shell(
      """
      $GALLEY review --serve 2>log >report & server=$!
      until grep -q serving log; do sleep 0.02; done
      address=$(sed -n 's|.*http://\\([^ ]*\\)|\\1|p' log); port=${address#*:}; port=${port%%/*}; token=${address#*=}
      ask() {
        exec 3<>/dev/tcp/127.0.0.1/$port
        printf "$1 HTTP/1.1\\r\\nHost: 127.0.0.1:$port\\r\\nContent-Length: ${#2}\\r\\n\\r\\n$2" >&3
        head -n 1 <&3; exec 3>&-
      }
      ask "GET /"
      ask "GET /?token=$token"
      ask "POST /answer?token=$token" '{"answer":"accepted","titles":["a.yaml"]}'
      ask "POST /done?token=$token"
      wait $server; echo $?
      cat report
      """)
    let lines = run.text.split(whereSeparator: \.isNewline)
    #expect(
      lines == [
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK", "1",
        "accepted: a.yaml: changed", "1 accepted",
      ], "\(run.errors)")
    try expectEqual(folder.galley("verify", "a.yaml").status, 0)
    try expectEqual(folder.galley("verify", "b.yaml").status, 1)
  }
}
