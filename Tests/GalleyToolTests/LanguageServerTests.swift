import GalleyFiles
import TestSupport
import Testing

/// `galley lsp` with a client that follows a script.
@Suite struct LanguageServerTests {
  /// Sends messages, then an exit; returns the answers in order.
  private func converse(_ messages: [JSON]) throws -> [JSON] {
    let exit: JSON = ["jsonrpc": "2.0", "method": "exit"]
    let input = (messages + [exit]).flatMap { message -> [UInt8] in
      let body = Array(message.line.utf8)
      return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    let run = try TemporaryFolder().galley(["lsp"], input: input)
    #expect(run.status == 0, "\(run.errors)")
    var answers: [JSON] = []
    var rest = run.output[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")), let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
      let digits = String(decoding: rest[(colon + 2)..<end], as: UTF8.self)
      let length = try #require(Int(digits))
      let body = rest[(end + 4)..<(end + 4 + length)]
      answers.append(try JSON(reading: Array(body)))
      rest = rest[(end + 4 + length)...]
    }
    return answers
  }

  private func open(_ text: String) -> JSON {
    [
      "jsonrpc": "2.0", "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": "file:///a%20b/s.yaml", "text": text] as JSON] as JSON,
    ]
  }

  private func ask(_ method: String, line: Int, character: Int) -> JSON {
    [
      "jsonrpc": "2.0", "id": 7, "method": method,
      "params": [
        "textDocument": ["uri": "file:///a%20b/s.yaml"] as JSON,
        "position": ["line": line, "character": character] as JSON,
      ] as JSON,
    ]
  }

  /// The labels of the completions at the end of a text.
  private func completions(_ text: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let question = ask("textDocument/completion", line: lines.count - 1, character: lines[lines.count - 1].utf16.count)
    let answer = try #require(try converse([open(text), question]).last)
    return (answer["result"]?.array ?? []).compactMap { $0["label"]?.string }
  }

  @Test func initializeReturnsCapabilities() throws {
    let answers = try converse([["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": [:] as JSON]])
    #expect(answers.first?["result"]?["capabilities"]?["hoverProvider"] == .bool(true))
    let unknown = try converse([["jsonrpc": "2.0", "id": "x", "method": "textDocument/rename", "params": [:] as JSON]])
    #expect(unknown.first?["error"]?["code"]?.integer == -32601)
    #expect(unknown.first?["id"] == .string("x"))
  }

  /// The project changes between two messages: a client that waits for each answer.
  @Test func changedProjectsAreReadAgain() throws {
    let folder = try TemporaryFolder()
    let script = """
      send() { printf 'Content-Length: %d\\r\\n\\r\\n%s' "$(printf %s "$1" | wc -c)" "$1"; }
      : > answers
      printf 'galley: 1\\n' > galley.yaml
      { send '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"workspace":\
      {"didChangeWatchedFiles":{"dynamicRegistration":true}}}}}'
        send '{"jsonrpc":"2.0","method":"initialized","params":{}}'
        send '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://'"$PWD"'/s.yaml",\
      "text":"galley: 1\\nviews:\\n  - view: { frame: [0, 0, 9, 9], background: ink }\\n"}}}'
        while ! grep -q publishDiagnostics answers; do sleep 0.05; done
        printf 'galley: 1\\ncolors: { ink: black }\\n' > galley.yaml
        send '{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[]}}'
        send '{"jsonrpc":"2.0","method":"exit"}'
      } | "$GALLEY" lsp > answers
      cat answers
      """
    let answers = try folder.shell(script).text
    #expect(answers.contains("client/registerCapability") && answers.contains("**/galley.yaml"))
    let reports = answers.split(separator: "publishDiagnostics").dropFirst()
    #expect(reports.count == 2)
    #expect(reports.first?.contains("ink") == true)
    #expect(
      reports.last?.contains("\"diagnostics\":[]") == true || reports.last?.contains("\"diagnostics\": []") == true)
  }

  @Test func mistakesStandAtTheirPlaces() throws {
    let text = "galley: 1\nviews:\n  - label: { text: \"é𝄞\", colour: red }\n"
    let answer = try #require(try converse([open(text)]).first?["params"])
    let found = try #require(answer["diagnostics"]?.array)
    #expect(found.count == 1)
    #expect(found[0]["message"]?.string?.contains("unknown key \"colour\" in a label") == true)
    // In UTF-16: the letter of music has two units.
    #expect(found[0]["range"]?["start"]?["line"]?.integer == 2)
    #expect(found[0]["range"]?["start"]?["character"]?.integer == 26)
    #expect(found[0]["range"]?["end"]?["character"]?.integer == 32)
  }

  @Test func missingCharactersAreWarnings() throws {
    let text = """
      galley: 1
      views:
        - label: { text: a, font: { family: Galley Test Mono, size: 10, variations: { wght: 500 } } }
      """
    let found = try #require(try converse([open(text)]).first?["params"]?["diagnostics"]?.array)
    #expect(found.map { $0["severity"]?.integer } == [2])
  }

  @Test func aFixedSceneHasNoDiagnostics() throws {
    let change: JSON = [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": "file:///a%20b/s.yaml"] as JSON,
        "contentChanges": [["text": sceneText()] as JSON] as [JSON],
      ] as JSON,
    ]
    let answers = try converse([open("galley: 2\n"), change])
    #expect(answers.map { $0["params"]?["diagnostics"]?.array?.isEmpty } == [false, true])
  }

  @Test func keysAreCompletedWhereTheyBelong() throws {
    #expect(try completions("gal").contains("galley"))
    let label = try completions("galley: 1\nviews:\n  - label:\n      text: a\n      ")
    #expect(label.contains("numberOfLines") && !label.contains("views"))
    #expect(try completions("views:\n  - label:\n      font: { family: Inter, ").contains("size"))
    #expect(try completions("styles:\n  price:\n    ").contains("tabStops"))
    #expect(try completions("nonsense:\n  ").isEmpty)
  }

  @Test func valuesAreCompleted() throws {
    #expect(try completions("views:\n  - label:\n      lineBreakMode: by").contains("byTruncatingTail"))
    #expect(try completions("views:\n  - label:\n      text: a").isEmpty)
  }

  @Test func keysAreExplained() throws {
    let text = "galley: 1\nviews:\n  - label:\n      numberOfLines: 2\n"
    let hover = try converse([open(text), ask("textDocument/hover", line: 3, character: 9)]).last
    let words = try #require(hover?["result"]?["contents"]?["value"]?.string)
    #expect(words.hasPrefix("**numberOfLines**: "))
    #expect(words.contains("UIKit: `UILabel.numberOfLines`."))
    try expectEqual(converse([open(text), ask("textDocument/hover", line: 9, character: 0)]).last?["result"], .null)
  }

  @Test func theSceneIsPreviewed() throws {
    let question: JSON = [
      "jsonrpc": "2.0", "id": 2, "method": "workspace/executeCommand",
      "params": ["command": "galley.preview", "arguments": ["file:///a%20b/s.yaml"]] as JSON,
    ]
    let picture = try #require(try converse([open(sceneText()), question]).last?["result"])
    #expect(picture["png"]?.string?.hasPrefix("iVBORw0KGgo") == true)
    #expect((picture["width"]?.integer ?? 0) > 0)
    let failure = try converse([open("galley: 1\n"), question]).last
    #expect(failure?["error"]?["message"]?.string?.contains("the key \"views\" is missing") == true)
  }

  @Test func invalidJSONGetsAnError() throws {
    let text = "Content-Length: 3\r\n\r\n{a}Content-Length: 4\r\n\r\nnull"
    let run = try TemporaryFolder().galley(["lsp"], input: Array(text.utf8))
    #expect(run.status == 0)
    #expect(run.text.contains("\"code\": -32700, \"message\": \"a message is not JSON: at byte 1 a key in quotes"))
  }

  @Test func invalidMessagesEndTheServer() throws {
    let run = try TemporaryFolder().galley(["lsp"], input: Array("Hello\r\n\r\n".utf8))
    #expect(run.status == 2)
    #expect(run.errors.contains("Content-Length"))
  }
}
