import GalleyPipeline
import GalleyScenes

/// The request for a command as a plain value, independent of the arguments from which it was
/// parsed.
protocol PlainRequest: Hashable, OptionTarget {
  /// The name of the command.
  static var verb: String { get }
  /// The allowed number of files.
  static var fileCounts: ClosedRange<Int> { get }

  /// The paths of the files, in the order of the command line.
  var files: [String] { get set }
  /// The option values that several commands share.
  var common: CommonChoices { get set }

  /// Carries out the request.
  func run() throws
}

extension PlainRequest {
  /// The options that the short parser can read without ArgumentParser.
  static var plainOptions: [PlainOption<Self>] { options.flatMap(\.plain) }

  /// Parses the arguments after a command. Each must be a file or a plain option that occurs for
  /// the first time. Nil if ArgumentParser must parse the arguments: for abbreviations,
  /// `--name=value`, help and mistakes.
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

/// Returns the request of a command line as a plain value; nil if ArgumentParser must parse the
/// command line.
func plainRequest(of arguments: [String]) -> (any PlainRequest)? {
  let words = arguments.dropFirst()
  switch arguments.first {
  case RenderRequest.verb: return RenderRequest(plain: words)
  case LayoutRequest.verb: return LayoutRequest(plain: words)
  case ExplainRequest.verb: return ExplainRequest(plain: words)
  default: return nil
  }
}
