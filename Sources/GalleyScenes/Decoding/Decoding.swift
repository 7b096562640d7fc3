import GalleyBase

/// The state of decoding a document: the mistakes found so far, and the path to the current value.
///
/// Decoding never stops at a mistake. A value that cannot be read keeps its default. Since any mistake prevents the
/// scene from being used, the default never shows.
struct Decoding {
  let document: Document
  /// The mistakes in the order in which they were found.
  private(set) var mistakes: [Diagnostic]
  /// Warnings about values that are not used exactly as the document states them.
  private(set) var warnings: [SceneWarning] = []
  /// The path to the value that is being read.
  private(set) var path = SceneKeyPath()
  /// The properties of the scene on which the values of keys depend.
  var environment = DecodingEnvironment()
  /// The strings from string tables that the scene shows, by the positions of their keys.
  private(set) var localizedTexts: [LocalizedPlace: String] = [:]
  /// The work that the scene causes, as counted so far.
  private(set) var spending = Spending()

  init(_ document: Document) {
    self.document = document
    mistakes = document.mistakes
  }

  /// Runs `body` for the value of a key.
  mutating func inside<Result>(key: String, _ body: (inout Decoding) -> Result) -> Result {
    path.append(key: key)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Runs `body` with `other` as the path of the current value.
  mutating func inside<Result>(path other: SceneKeyPath, _ body: (inout Decoding) -> Result) -> Result {
    let outer = path
    path = other
    defer { path = outer }
    return body(&self)
  }

  /// Runs `body` for an element of the list that is being read.
  mutating func inside<Result>(index: Int, _ body: (inout Decoding) -> Result) -> Result {
    path.append(index: index)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Adds a mistake at a node.
  mutating func report(
    _ message: String, at node: NodeID, suggestion: String? = nil, valid: [String] = [], path: SceneKeyPath? = nil
  ) {
    mistakes.append(
      document.diagnostic(message, at: node, path: path ?? self.path, suggestion: suggestion, valid: valid))
  }

  /// Adds a mistake at a node for a word that is not valid, and suggests the nearest valid word.
  mutating func report(_ message: String, at node: NodeID, word: String, valid: [String]) {
    let near = nearestSpelling(to: word, among: valid)
    var mistake = document.diagnostic(message, at: node, path: path, suggestion: near, valid: valid)
    mistake.word = word
    mistakes.append(mistake)
  }

  /// Adds a warning at a node about something that the scene requests and Galley does not do.
  mutating func warn(_ cause: SceneWarning.Cause, _ message: String, at node: NodeID) {
    var diagnostic = document.diagnostic(message, at: node, path: path)
    diagnostic.severity = .warning
    add(SceneWarning(cause: cause, diagnostic: diagnostic))
  }

  /// Adds a warning about something that the scene requests and Galley does not do.
  mutating func add(_ warning: SceneWarning) { warnings.append(warning) }

  /// Adds a mistake.
  mutating func add(_ mistake: Diagnostic) { mistakes.append(mistake) }

  /// Adds a mistake at a node. Returns nil, as the missing value.
  mutating func report<Value>(
    _ message: String, at node: NodeID, suggestion: String? = nil, valid: [String] = []
  ) -> Value? {
    report(message, at: node, suggestion: suggestion, valid: valid, path: path)
    return nil
  }

  /// Adds a mistake at a node for a word that is not valid, and suggests the nearest valid word.
  /// Returns nil, as the missing value.
  mutating func report<Value>(_ message: String, at node: NodeID, word: String, valid: [String]) -> Value? {
    report(message, at: node, word: word, valid: valid)
    return nil
  }

  /// Adds a mistake about the value at a node. The message names the expected value and the actual
  /// one. Returns nil, as the missing value.
  mutating func reject<Value>(_ node: NodeID, expected: String) -> Value? {
    report("expected \(expected), found \(found(node))", at: node)
  }

  /// Adds a mistake about the value at a node. The message names the expected value and the actual
  /// one.
  mutating func reject(_ node: NodeID, expected: String) {
    report("expected \(expected), found \(found(node))", at: node)
  }

  /// Adds a mistake for a word that is not valid, and suggests the nearest valid word.
  mutating func rejectChoice(_ node: NodeID, among names: [String]) {
    let text = document.scalarText(node) ?? ""
    report("\"\(text.shortened)\" is not a valid value", at: node, word: text, valid: names)
  }

  /// Stores the string that the scene shows for the string-table key at a node.
  mutating func note(localized text: String, at node: NodeID) {
    let file = document.sources[document[node].source].name
    localizedTexts[LocalizedPlace(file: file, position: document.position(of: node))] = text
  }

  /// Counts work that the value at a node causes.
  mutating func spend(_ amount: Int, of budget: Budget, at node: NodeID, path: SceneKeyPath? = nil) {
    spending.add(amount, of: budget, at: node, path ?? self.path)
  }

  /// Returns a path of the file system. Relative paths start from the folder of the node's file.
  func resolved(_ path: String, at node: NodeID) -> String {
    let source = document[document.parsed(node)].source
    guard document.sharedSources.contains(source) else { return environment.resolved(path) }
    let folder = folderPart(of: document.sources[source].name)
    return path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }

  /// Returns a description of a node for messages.
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
