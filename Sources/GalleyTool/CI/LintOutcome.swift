import GalleyFiles
import GalleyScenes

/// The outcome of a run of `galley lint`, read from its JSON.
struct LintOutcome: Sendable {
  /// The findings in the order of the report, followed by the errors of scenes that could not be
  /// laid out.
  var findings: [Finding]
  /// The titles of all scenes and variants that were checked.
  var titles: [String]

  /// Creates the outcome from the report of `galley lint --json`.
  /// - Parameter folder: the folder of the run in its repository, which is put before all paths; empty for the
  ///   repository's root.
  init(_ report: JSON, titles: [String], in folder: String = "") {
    self.titles = titles.map { joined(folder, $0).withoutDots }
    findings = (report["findings"]?.array ?? []).compactMap(Finding.init(lint:))
    let errors = (report["errors"]?.array ?? []).compactMap(\.string)
    for error in errors {
      let parts = RunOutcome.Case(scene: "", variant: "", verdict: "error").findings(of: error)
      findings += parts.map { finding in
        var finding = finding
        finding.title = finding.file
        return finding
      }
    }
    for index in findings.indices where !findings[index].file.isEmpty {
      findings[index].file = joined(folder, findings[index].file).withoutDots
      findings[index].title = joined(folder, findings[index].title).withoutDots
    }
  }

  /// The findings as SARIF.
  var sarif: SARIF { SARIF(rules: SARIF.Rule.lint, findings: findings) }

  /// The findings as a test report. It has a test for each scene and variant, which fails if there
  /// is an error or warning. Each other file with a finding has a test too.
  var junit: JUnit {
    let byTitle = Dictionary(grouping: findings, by: \.title)
    let others = Set(findings.map(\.title)).subtracting(titles).sorted()
    return JUnit(
      name: "galley lint",
      cases: (titles + others).map { title in
        let found = byTitle[title] ?? []
        let grave = found.filter { $0.level != .note }
        let file = found.first?.file ?? title
        let text = found.map { "\($0.line.map { "line \($0): " } ?? "")\($0.rule): \($0.message)" }
        return JUnit.Case(
          name: title, group: groupName(of: title), file: file, line: grave.first?.line,
          outcome: grave.isEmpty
            ? .passed : .failure(kind: grave[0].rule, message: text[0], text: text.joined(separator: "\n")))
      })
  }
}

extension Finding {
  /// Creates a finding from an entry of `galley lint --json`; nil if the entry is not valid.
  fileprivate init?(lint json: JSON) {
    guard let rule = json["rule"]?.string, let message = json["message"]?.string,
      let file = (json["file"] ?? json["scene"])?.string
    else { return nil }
    let view = json["view"]?.string.flatMap { $0.isEmpty ? nil : "view \"\($0)\": " } ?? ""
    self.init(
      rule: rule.kebabCase, level: json["severity"]?.string.flatMap(Level.init) ?? .warning, file: file,
      title: (json["scene"]?.string ?? file) + (json["variant"]?.string.map { "@" + $0 } ?? ""),
      line: json["line"]?.integer,
      column: json["column"]?.integer, message: view + message)
  }
}

extension CIOptions {
  /// Writes the requested reports of a run of `galley lint`.
  /// - Parameter titles: the titles of all scenes and variants that were checked.
  func write(lint report: JSON, titles: [String]) throws {
    let outcome = LintOutcome(report, titles: titles, in: placeInRepository ?? "")
    try write(junit: outcome.junit, sarif: outcome.sarif)
  }
}
