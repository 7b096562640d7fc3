import GalleyBase

/// The state of decoding a document: the mistakes found so far, and the path to the value being read.
///
/// Decoding never stops at a mistake. A value that cannot be read keeps its default. Since any mistake prevents the
/// scene from being used, the default never shows.
struct Decoding {
  let document: Document
  /// In the order in which they were found.
  private(set) var mistakes: [Diagnostic]
  /// Warnings about values that are used differently from what the document asks.
  private(set) var warnings: [SceneWarning] = []
  /// The path to the value being read.
  private(set) var path = SceneKeyPath()
  /// The facts of the scene that values in it depend on.
  var environment = DecodingEnvironment()
  /// The shown strings of tables, by the positions of their keys.
  private(set) var localizedTexts: [LocalizedPlace: String] = [:]
  /// The work that the scene asks for.
  private(set) var spending = Spending()

  init(_ document: Document) {
    self.document = document
    mistakes = document.mistakes
  }

  /// Runs `body` one step further down.
  mutating func inside<Result>(key: String, _ body: (inout Decoding) -> Result) -> Result {
    path.append(key: key)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Runs `body` at a value with another path.
  mutating func inside<Result>(path other: SceneKeyPath, _ body: (inout Decoding) -> Result) -> Result {
    let outer = path
    path = other
    defer { path = outer }
    return body(&self)
  }

  /// Runs `body` at an element of the list being read.
  mutating func inside<Result>(index: Int, _ body: (inout Decoding) -> Result) -> Result {
    path.append(index: index)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Notes a mistake at a node.
  mutating func report(
    _ message: String, at node: NodeID, suggestion: String? = nil, valid: [String] = [], path: SceneKeyPath? = nil
  ) {
    mistakes.append(
      document.diagnostic(message, at: node, path: path ?? self.path, suggestion: suggestion, valid: valid))
  }

  /// Notes that a word is not one of the valid ones, and suggests the nearest.
  mutating func report(_ message: String, at node: NodeID, word: String, valid: [String]) {
    let near = nearestSpelling(to: word, among: valid)
    var mistake = document.diagnostic(message, at: node, path: path, suggestion: near, valid: valid)
    mistake.word = word
    mistakes.append(mistake)
  }

  /// Adds a warning at a node about a request that is not fulfilled.
  mutating func warn(_ cause: SceneWarning.Cause, _ message: String, at node: NodeID) {
    var diagnostic = document.diagnostic(message, at: node, path: path)
    diagnostic.severity = .warning
    add(SceneWarning(cause: cause, diagnostic: diagnostic))
  }

  /// Adds a warning about a request that is not fulfilled.
  mutating func add(_ warning: SceneWarning) { warnings.append(warning) }

  /// Notes a mistake.
  mutating func add(_ mistake: Diagnostic) { mistakes.append(mistake) }

  /// Reports a mistake at a node. Returns nil, as the missing value.
  mutating func report<Value>(
    _ message: String, at node: NodeID, suggestion: String? = nil, valid: [String] = []
  ) -> Value? {
    report(message, at: node, suggestion: suggestion, valid: valid, path: path)
    return nil
  }

  /// Reports that a word is not one of the valid ones, and suggests the nearest. Returns nil, as the missing value.
  mutating func report<Value>(_ message: String, at node: NodeID, word: String, valid: [String]) -> Value? {
    report(message, at: node, word: word, valid: valid)
    return nil
  }

  /// Reports that a node is not what was expected. Returns nil, as the missing value.
  mutating func reject<Value>(_ node: NodeID, expected: String) -> Value? {
    report("expected \(expected), found \(found(node))", at: node)
  }

  /// Reports that a node is not what was expected.
  mutating func reject(_ node: NodeID, expected: String) {
    report("expected \(expected), found \(found(node))", at: node)
  }

  /// Reports that a word is not one of the valid ones, and suggests the nearest.
  mutating func rejectChoice(_ node: NodeID, among names: [String]) {
    let text = document.scalarText(node) ?? ""
    report("\"\(text.shortened)\" is not a valid value", at: node, word: text, valid: names)
  }

  /// Stores the string for the key at a node.
  mutating func note(localized text: String, at node: NodeID) {
    let file = document.sources[document[node].source].name
    localizedTexts[LocalizedPlace(file: file, position: document.position(of: node))] = text
  }

  /// Counts the work that a node asks for.
  mutating func spend(_ amount: Int, of budget: Budget, at node: NodeID, path: SceneKeyPath? = nil) {
    spending.add(amount, of: budget, at: node, path ?? self.path)
  }

  /// A path of the file system: relative paths start from the folder of the node's file.
  func resolved(_ path: String, at node: NodeID) -> String {
    let source = document[document.parsed(node)].source
    guard document.sharedSources.contains(source) else { return environment.resolved(path) }
    let folder = folderPart(of: document.sources[source].name)
    return path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }

  /// A description of a node for messages.
  func found(_ node: NodeID) -> String {
    switch document[document.parsed(node)].content {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .argument(let text, _): return "the string \"\(text.shortened)\""
    case .scalar(let text, true): return "the string \"\(text.shortened)\""
    case .scalar(let text, false):
      switch PlainScalar(text) {
      case .null: return text.isEmpty ? "nothing" : "null"
      case .boolean, .number: return text.shortened
      case .string: return "the string \"\(text.shortened)\""
      }
    }
  }
}
