import GalleyFiles

/// Reports in the formats of GitHub's runners and summaries.
enum GitHub {
  /// The maximum number of annotations of one level in a workflow step. GitHub drops further
  /// annotations silently.
  private static let mostAnnotations = 10
  /// The maximum number of rows in the table of a summary. A summary is limited to one megabyte.
  private static let mostRows = 200

  /// Returns the commands that annotate the files of findings, one per line. If there are more than
  /// ten, the last annotation has the number of the remaining ones.
  static func annotations(_ findings: [Finding]) -> [String] {
    let shown = findings.count > mostAnnotations ? mostAnnotations - 1 : findings.count
    let rest = findings.count - shown
    return findings.prefix(shown).map(annotation)
      + (rest > 0 ? ["::error::and \(rest) more; the job summary lists all"] : [])
  }

  private static func annotation(_ finding: Finding) -> String {
    var facts = finding.file.isEmpty ? [] : ["file=" + property(plainPath(finding.file))]
    if let line = finding.line { facts.append("line=\(line)") }
    if let column = finding.column { facts.append("col=\(column)") }
    facts.append("title=" + property(finding.rule.replacing("-", with: " ")))
    let word = finding.level == .note ? "notice" : finding.level.rawValue
    let message = finding.title == finding.file ? finding.message : "\(finding.title): \(finding.message)"
    return "::\(word) \(facts.joined(separator: ","))::\(data(message))"
  }

  /// Returns text escaped for the message part of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Returns text escaped for a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Returns a summary of a run in Markdown: the counts, a table of failures, and the commands that accept them.
  /// - Parameter pictures: the names of the pictures that are shown below, by the titles of their cases. The pictures
  ///   are in the folder of the summary.
  static func summary(_ run: RunOutcome, pictures: [String: [String]] = [:]) -> String {
    let changes = run.changes
    var text = "### Galley: \(run.counts)\n"
    if let commandError = run.commandError { text += "\n" + markdown(commandError) + "\n" }
    guard run.failed > 0 else { return text }
    text += "\n| | scene | reason |\n|---|---|---|\n"
    let rows =
      changes.map { "| \(markdown($0.first.verdict)) | \(markdown($0.title)) | \(markdown($0.summary)) |\n" }
      + run.strays.map { "| orphan | \(markdown($0.first.path)) | \(markdown($0.message)) |\n" }
    text += rows.prefix(mostRows).joined()
    if rows.count > mostRows { text += "\nand \(rows.count - mostRows) more\n" }
    let commands = changes.prefix(mostRows).compactMap { $0.accept ?? ($0.first.isNew ? $0.first.record : nil) }
    if !commands.isEmpty {
      text += "\nTo accept, unpack this run's artifacts or run `galley verify`, look at the pictures, then run:\n\n"
      text += "```sh\n" + commands.map { $0 + "\n" }.joined() + "```\n"
    }
    for change in changes {
      for name in pictures[change.first.title] ?? [] {
        text += "\n**\(markdown(change.title))**\n\n![expected, actual, difference](\(uriReference(name)))\n"
      }
    }
    return text
  }

  /// Returns text escaped for Markdown, including cells of tables.
  static func markdown(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns a path in the form in which runners compare paths with the paths of the repository.
  private static func plainPath(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    return path
  }
}
