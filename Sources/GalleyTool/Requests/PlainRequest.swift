import GalleyScenes

/// The work of a verb as a plain value, which does not know what words asked for it.
protocol PlainRequest: Hashable, OptionTarget {
  /// The verb that asks for it.
  static var verb: String { get }
  /// The number of files that it takes.
  static var fileCounts: ClosedRange<Int> { get }

  /// The paths, in the order of the command line.
  var files: [String] { get set }
  /// The choices that several verbs have.
  var common: CommonChoices { get set }

  /// Does the work.
  func run() throws
}

extension PlainRequest {
  /// The options that the short reader knows.
  static var plainOptions: [PlainOption<Self>] { options.flatMap(\.plain) }

  /// Reads the words behind a verb, if each is a file or a plain option that stands there for the first time; nil for any
  /// others, on which ArgumentParser decides: abbreviations, `--name=value`, help and mistakes.
  ///
  /// ArgumentParser looks at the types of all options by reflection, which takes several times as long as a scene.
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

/// Returns the request that a command line asks for in plain words; nil if ArgumentParser must read it.
func plainRequest(of arguments: [String]) -> (any PlainRequest)? {
  let words = arguments.dropFirst()
  switch arguments.first {
  case RenderRequest.verb: return RenderRequest(plain: words)
  case LayoutRequest.verb: return LayoutRequest(plain: words)
  case ExplainRequest.verb: return ExplainRequest(plain: words)
  default: return nil
  }
}
