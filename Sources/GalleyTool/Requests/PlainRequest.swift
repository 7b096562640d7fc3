import GalleyScenes

/// The work of a verb as a plain value, independent of the arguments that requested it.
protocol PlainRequest: Hashable, OptionTarget {
  /// The name of the verb.
  static var verb: String { get }
  /// The number of files that the verb takes.
  static var fileCounts: ClosedRange<Int> { get }

  /// The paths, in the order of the command line.
  var files: [String] { get set }
  /// The option values that several verbs share.
  var common: CommonChoices { get set }

  /// Carries out the request.
  func run() throws
}

extension PlainRequest {
  /// The options that the short reader accepts.
  static var plainOptions: [PlainOption<Self>] { options.flatMap(\.plain) }

  /// Reads the arguments after a verb. Each must be a file or a plain option that occurs for the first time; otherwise
  /// returns nil, and ArgumentParser reads them. That is the case for abbreviations, `--name=value`, help and mistakes.
  ///
  /// ArgumentParser inspects the types of all options by reflection, which takes several times as long as drawing a
  /// scene.
  init?(plain words: ArraySlice<String>) {
    self.init()
    let options = Self.plainOptions
    var seen: Set<Int> = []
    var rest = words
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        if word.isEmpty { return nil }
        files.append(word)
        continue
      }
      guard let number = options.firstIndex(where: { $0.names.contains(word) }) else { return nil }
      let option = options[number]
      guard seen.insert(number).inserted || option.isRepeatable else { return nil }
      var value: String?
      if option.takesValue {
        guard let next = rest.popFirst(), !next.isEmpty, !next.hasPrefix("-") || next == "-" else { return nil }
        value = next
      }
      guard option.set(&self, value) else { return nil }
    }
    guard Self.fileCounts.contains(files.count), common.changes.settings.count <= ReadingLimits().settings,
      (try? common.validate()) != nil
    else { return nil }
  }
}

/// Returns the request of a command line in plain form; nil if ArgumentParser must read it.
func plainRequest(of arguments: [String]) -> (any PlainRequest)? {
  let words = arguments.dropFirst()
  switch arguments.first {
  case RenderRequest.verb: return RenderRequest(plain: words)
  case LayoutRequest.verb: return LayoutRequest(plain: words)
  case ExplainRequest.verb: return ExplainRequest(plain: words)
  default: return nil
  }
}
