import ArgumentParser

/// The short help of a command: its effect, examples, and its own options in a few words each.
/// `galley help` prints the full page, and `galley help options` the options that several commands
/// share.
struct ShortHelp {
  /// The options that several commands share, which are described on a separate page.
  private static let shared: Set = [
    "--fonts", "--verify-fonts", "--budget", "--allow-path", "--jobs", "--strict", "--quiet", "--verbose", "--json",
    "--direction", "--text-size", "--appearance", "--device", "--version", "--help",
  ]
  /// The column in which the descriptions of options begin.
  private static let indentation = 26
  /// The maximum number of examples in a short help.
  private static let mostExamples = 4

  /// The entry of an option or argument on the full page of a command's help.
  private struct Entry {
    var label: String
    var words: String
    var discussion: [String] = []

    /// True for an option that several commands share.
    var isShared: Bool {
      label.split(whereSeparator: { $0 == " " || $0 == "," }).contains { shared.contains(String($0)) }
    }
  }

  private let abstract: String
  private let usage: String
  private var examples: [String] = []
  private var entries: [Entry] = []
  /// The name of the command, such as `fonts add`.
  private let name: String

  /// Creates the short help of the command for which the arguments request help; nil if they do not
  /// request it.
  init?(_ arguments: [String]) {
    guard arguments.contains("-h") || arguments.contains("--help") else { return nil }
    var command: any ParsableCommand.Type = GalleyRoot.self
    var words: [String] = []
    for word in arguments {
      let next = command.configuration.subcommands.first {
        $0.configuration.commandName == word || $0.configuration.aliases.contains(word)
      }
      guard let next else { break }
      (command, words) = (next, words + [next.configuration.commandName ?? word])
    }
    // A command with commands of its own lists them, and galley swift hands its words on.
    guard !words.isEmpty, words != ["swift"], command.configuration.subcommands.isEmpty else { return nil }
    self.init(command, named: words.joined(separator: " "))
  }

  private init(_ command: any ParsableCommand.Type, named name: String) {
    self.name = name
    abstract = command.configuration.abstract
    let page = GalleyRoot.helpMessage(for: command, columns: 10_000).split(
      separator: "\n", omittingEmptySubsequences: false)
    usage = page.first { $0.hasPrefix("USAGE: ") }.map { String($0.dropFirst("USAGE: ".count)) } ?? "galley \(name)"
    let start = page.firstIndex { $0.hasPrefix("Example") && $0.hasSuffix(":") } ?? page.endIndex
    examples = page[start...].dropFirst().prefix { $0.hasPrefix(" ") }.map(String.init)
    for line in page.drop(while: { !$0.hasPrefix("USAGE: ") }).dropFirst() {
      let spaces = line.prefix { $0 == " " }.count
      if spaces == 2 {
        let head = line.prefix(Self.indentation)
        // A long label has a line of its own.
        let isWhole = head.last != " " || head.count(where: { $0 == "<" }) != head.count(where: { $0 == ">" })
        let label = (isWhole ? line : head).split(separator: " ").joined(separator: " ")
        entries.append(Entry(label: label, words: isWhole ? "" : String(line.dropFirst(Self.indentation))))
      } else if spaces == Self.indentation, !entries.isEmpty {
        entries[entries.count - 1].words = String(line.dropFirst(spaces))
      } else if spaces > 2, !entries.isEmpty {
        entries[entries.count - 1].discussion.append(String(line.dropFirst(spaces)))
      }
    }
  }

  /// The short help as text.
  var text: String {
    var lines = wrapped(abstract, indentedBy: 0) + [""]
    if !examples.isEmpty { lines += examples.prefix(Self.mostExamples) + [""] }
    lines += wrapped("Usage: " + usage, indentedBy: 7) + [""]
    lines += entries.filter { !$0.isShared }.flatMap { optionLines($0.label, firstClause(of: $0.words)) }
    let others = entries.filter { $0.isShared && !$0.label.contains("--help") && !$0.label.contains("--version") }
    let names = others.compactMap { $0.label.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) }
    lines.append("")
    if !names.isEmpty { lines += wrapped("Also \(names.joined(separator: ", ")): galley help options", indentedBy: 0) }
    lines.append("All of it: galley help \(name)")
    return lines.joined(separator: "\n")
  }

  /// The full page of the options that several commands share.
  static var sharedOptions: String {
    var entries: [Entry] = []
    for command in [RenderCommand.self, VerifyCommand.self] as [any ParsableCommand.Type] {
      let page = ShortHelp(command, named: "")
      entries += page.entries.filter { entry in entry.isShared && !entries.contains { $0.label == entry.label } }
    }
    var lines = ["Options of several commands", ""]
    for entry in entries {
      lines += optionLines(entry.label, entry.words)
      lines += entry.discussion.flatMap { wrapped(String(repeating: " ", count: 8) + $0, indentedBy: 8) }
    }
    return lines.joined(separator: "\n")
  }
}

/// Returns the lines for an option: its label, and its description beside the label.
private func optionLines(_ label: String, _ words: String) -> [String] {
  let head = "  " + label
  let beside = wrapped(String(repeating: " ", count: 26) + words, indentedBy: 26)
  guard head.count < 26 else { return [head] + beside }
  return [head + String(repeating: " ", count: 26 - head.count) + beside[0].dropFirst(26)] + beside.dropFirst()
}

/// Returns the first sentence of a description without the option's values, or the first clause of
/// a long sentence.
private func firstClause(of words: String) -> String {
  var clause = words[...]
  for end in [" (values: ", " (default", ". ", "; ", ", instead of", ": ", ", "] {
    guard end == " (values: " || clause.count > 54 else { break }
    guard let range = clause.firstRange(of: end), clause[..<range.lowerBound].count > 12 else { continue }
    clause = clause[..<range.lowerBound]
  }
  return clause.hasSuffix(".") || clause.isEmpty ? String(clause) : clause + "."
}

/// Returns the text in lines of at most 80 columns.
/// - Parameter count: the number of spaces before all lines but the first.
private func wrapped(_ text: String, indentedBy count: Int) -> [String] {
  var lines: [String] = []
  var line = String(text.prefix { $0 == " " })
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty, line.count + 1 + word.count > 80 {
      lines.append(line)
      (line, isEmpty) = (String(repeating: " ", count: count), true)
    }
    line += (isEmpty ? "" : " ") + word
    isEmpty = false
  }
  return lines + [line]
}
