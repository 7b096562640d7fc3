import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyPipeline
import GalleyScenes

/// A language server for scenes. It provides diagnostics while typing, completion, documentation of
/// keys, and a preview.
///
/// Implements the Language Server Protocol 3.17. Documents are sent whole.
struct SceneServer {
  /// The text of each open document by the URI of the document.
  private var documents: [String: String] = [:]
  private let session: RenderSession
  /// True if the client (the editor) can report changes of files.
  private var watchesFiles = false
  /// True if the client has asked the server to exit.
  private(set) var isDone = false

  init(session: RenderSession) { self.session = session }

  /// Returns the response to a message, followed by the notifications that result from the message.
  mutating func answer(_ message: JSON) -> [JSON] {
    session.lookAgain()
    guard let method = message["method"]?.string else { return [] }
    let parameters = message["params"] ?? [:]
    guard let id = message["id"] else { return notice(method, parameters) }
    if method == "initialize" {
      let workspace = parameters["capabilities"]?["workspace"]
      watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"] == .bool(true)
    }
    do {
      return [["jsonrpc": "2.0", "id": id, "result": try result(of: method, parameters)]]
    } catch let error as RequestError {
      return [["jsonrpc": "2.0", "id": id, "error": ["code": error.code, "message": error.message] as JSON]]
    } catch {
      let text = CommandError(error)?.text ?? "\(error)"
      // -32803, RequestFailed: the request is valid, but failed.
      return [["jsonrpc": "2.0", "id": id, "error": ["code": -32803, "message": text] as JSON]]
    }
  }

  /// Returns the response to a message that is not JSON. Its `id` is null, since the `id` of the
  /// request is unknown.
  func answer(_ error: JSONError) -> JSON {
    // -32700, ParseError.
    let words = "a message is not JSON: at byte \(error.offset) \(error.message)"
    return ["jsonrpc": "2.0", "id": JSON.null, "error": ["code": -32700, "message": words] as JSON]
  }

  private mutating func notice(_ method: String, _ parameters: JSON) -> [JSON] {
    switch method {
    case "exit":
      isDone = true
      return []
    case "initialized": return watchesFiles ? [Self.watchRequest] : []
    case "workspace/didChangeWatchedFiles":
      // The project is read again. Its settings can fix or break any scene.
      return documents.keys.sorted().map { diagnostics(of: $0) }
    case "textDocument/didOpen":
      guard let document = parameters["textDocument"], let uri = document["uri"]?.string else { return [] }
      documents[uri] = document["text"]?.string ?? ""
      return [diagnostics(of: uri)]
    case "textDocument/didChange":
      guard let uri = parameters["textDocument"]?["uri"]?.string,
        let text = parameters["contentChanges"]?.array?.last?["text"]?.string
      else { return [] }
      documents[uri] = text
      return [diagnostics(of: uri)]
    case "textDocument/didClose":
      guard let uri = parameters["textDocument"]?["uri"]?.string else { return [] }
      documents[uri] = nil
      return [publish([], uri)]
    default: return []
    }
  }

  private func result(of method: String, _ parameters: JSON) throws -> JSON {
    switch method {
    case "initialize": return Self.capabilities
    case "shutdown": return .null
    case "textDocument/completion": return completions(try place(parameters))
    case "textDocument/hover": return hover(try place(parameters, isWhole: true))
    case "workspace/executeCommand":
      guard parameters["command"]?.string == "galley.preview", let uri = parameters["arguments"]?.array?.first?.string
      else {
        throw RequestError(code: -32602, message: "expected the command galley.preview with the URI of an open scene")
      }
      return try preview(uri)
    // -32601, MethodNotFound.
    default: throw RequestError(code: -32601, message: "\(method) is not supported")
    }
  }

  /// The request to the client (the editor) to report changes of project files.
  private static let watchRequest: JSON = [
    "jsonrpc": "2.0", "id": "watch-projects", "method": "client/registerCapability",
    "params": [
      "registrations": [
        [
          "id": "projects", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": "**/\(Project.fileName)"] as JSON] as [JSON]] as JSON,
        ] as JSON
      ] as [JSON]
    ] as JSON,
  ]

  private static let capabilities: JSON = [
    "capabilities": [
      "textDocumentSync": 1, "hoverProvider": true,
      "completionProvider": ["triggerCharacters": [":", " ", "{"]] as JSON,
      "executeCommandProvider": ["commands": ["galley.preview"]] as JSON,
    ] as JSON,
    "serverInfo": ["name": "galley", "version": programVersion] as JSON,
  ]
}

/// The error for a request that cannot be answered.
private struct RequestError: Error {
  var code: Int
  var message: String
}

// MARK: Diagnostics

extension SceneServer {
  private func publish(_ found: [JSON], _ uri: String) -> JSON {
    [
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": uri, "diagnostics": found] as JSON,
    ]
  }

  private func diagnostics(of uri: String) -> JSON {
    let text = documents[uri] ?? ""
    let lines = text.lines
    do {
      return publish(try warnings(of: source(uri, text)).map { $0.json(in: lines) }, uri)
    } catch let error as SceneError {
      return publish(error.diagnostics.map { $0.json(in: lines) }, uri)
    } catch {
      return publish((CommandError(error)?.lines ?? ["\(error)"]).map(JSON.mistake(ofWholeDocument:)), uri)
    }
  }

  /// Lays out a scene, plays its steps, and returns the warnings. Warnings about missing characters
  /// are included.
  private func warnings(of source: SceneSource) throws -> [Diagnostic] {
    var composed = try compose(source, SceneChanges(), session)
    try composed.takeSteps()
    _ = try composed.layoutDump()
    return composed.player.warnings.map(\.diagnostic)
  }

  private func source(_ uri: String, _ text: String) -> SceneSource {
    // A URI of another kind becomes a name.
    SceneSource(name: path(ofFileURI: uri) ?? uri, bytes: Array(text.utf8))
  }
}

// MARK: Keys

extension SceneServer {
  private func place(_ parameters: JSON, isWhole: Bool = false) throws -> ScenePlace {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let text = documents[uri],
      let line = parameters["position"]?["line"]?.integer, line >= 0,
      let column = parameters["position"]?["character"]?.integer, column >= 0
    else { throw RequestError(code: -32602, message: "a position in an open document was expected") }
    let lines = text.lines
    let character = line < lines.count ? lines[line].characterCount(beforeUTF16: column) : 0
    return ScenePlace(in: lines, line: line, character: character, isWhole: isWhole)
  }

  private func completions(_ place: ScenePlace) -> JSON {
    if let key = place.key {
      let choices = Scene.key(key, at: place.path)?.choices ?? []
      // 12: a value.
      return choices.map { ["label": $0, "kind": 12] as JSON }.json
    }
    // 10: a property.
    return Scene.keys(at: place.path).map { key -> JSON in
      [
        "label": key.name, "kind": 10, "detail": key.values, "insertText": key.name + ": ",
        "documentation": ["kind": "markdown", "value": key.manual] as JSON,
      ]
    }.json
  }

  private func hover(_ place: ScenePlace) -> JSON {
    guard let key = Scene.key(place.key ?? place.word, at: place.path) else { return .null }
    return ["contents": ["kind": "markdown", "value": "**\(key.name)**: \(key.values)\n\n\(key.manual)"] as JSON]
  }

  /// Returns the first picture of a scene for the preview in an editor, in the format of the
  /// protocol.
  private func preview(_ uri: String) throws -> JSON {
    guard let text = documents[uri] else { throw RequestError(code: -32602, message: "\(uri) is not open") }
    var composed = try compose(source(uri, text), SceneChanges(), session)
    var picture: JSON?
    try composed.takeShots(only: composed.frames.first) { _, scene in
      picture = [
        "width": scene.pixelSize.width, "height": scene.pixelSize.height, "scale": scene.scene.scale,
        "png": base64(try scene.picture(as: .png)),
      ]
    }
    return picture ?? .null
  }
}

extension KeyHelp {
  /// The manual entry of the key as Markdown.
  fileprivate var manual: String {
    [summary, standard.map { "Default: `\($0)`." }, counterpart.map { "UIKit: \($0)." }].compactMap(\.self)
      .joined(separator: "\n\n")
  }
}
