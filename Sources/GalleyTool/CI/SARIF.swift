import GalleyFiles
import GalleyPipeline
import GalleyScenes

/// A report of findings in SARIF 2.1.0 (OASIS), which code scanning services and editors read.
struct SARIF: Hashable, Sendable {
  /// A kind of finding, with the description that a SARIF report needs.
  struct Rule: Hashable, Sendable {
    /// The rule's name in kebab-case.
    var id: String
    /// The description of the rule, one sentence.
    var description: String
    /// The advice for findings of the rule, one sentence.
    var help: String
  }

  /// The rules of the run. Further rules that findings name are added to the report.
  var rules: [Rule]
  var findings: [Finding]

  /// The report as JSON.
  var json: JSON {
    var known = rules
    for finding in findings where !known.contains(where: { $0.id == finding.rule }) {
      known.append(
        Rule(
          id: finding.rule, description: "galley found: \(finding.rule.replacing("-", with: " ")).",
          help: "The message of each finding describes the fault."))
    }
    let places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($0.element.id, $0.offset) })
    let driver: JSON = [
      "name": "galley", "semanticVersion": programVersion,
      "rules": known.map { rule -> JSON in
        [
          "id": rule.id, "shortDescription": ["text": rule.description] as JSON,
          "fullDescription": ["text": "\(rule.description) \(rule.help)"] as JSON, "help": ["text": rule.help] as JSON,
        ]
      },
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver] as JSON, "columnKind": "unicodeCodePoints",
          "results": findings.map { $0.sarif(rule: places[$0.rule] ?? 0) },
        ] as JSON
      ],
    ]
  }
}

extension Finding {
  fileprivate func sarif(rule index: Int) -> JSON {
    let text = title == file ? message : "\(title): \(message)"
    let region = line.map { ["startLine": $0, "startColumn": column] as JSON }
    let place: JSON = ["artifactLocation": ["uri": uriReference(file)] as JSON, "region": region]
    return [
      "ruleId": rule, "ruleIndex": index, "level": level.rawValue, "message": ["text": text] as JSON,
      "locations": file.isEmpty ? nil : [["physicalLocation": place] as JSON],
      // The fingerprint stays the same if only numbers in the finding change.
      "partialFingerprints": ["galley/v1": "\(rule) \(title)"] as JSON,
    ]
  }
}

/// Returns a path as a relative or absolute URI reference (RFC 3986): without `./`, and with reserved characters
/// escaped by `%`.
func uriReference(_ path: String) -> String {
  var path = path
  while path.hasPrefix("./") { path.removeFirst(2) }
  return path.utf8.map { byte in
    let isPlain =
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "-._~/@!$&'()*+,;=".utf8.contains(byte)
    if isPlain { return String(Unicode.Scalar(byte)) }
    let hex = String(byte, radix: 16, uppercase: true)
    return "%" + (hex.count == 1 ? "0" : "") + hex
  }.joined()
}

extension SARIF.Rule {
  /// The rule for a scene with a mistake, which `verify` and `lint` report in the same way.
  fileprivate static let error = SARIF.Rule(
    id: "error", description: "A scene cannot be drawn.",
    help: "Fix the scene at the position in the message.")

  /// The rules for the findings of `galley verify`: one for each verdict except `same`, and those
  /// for other findings.
  fileprivate static let verdicts: [SARIF.Rule] = [
    SARIF.Rule(
      id: "raster-drift", description: "Only the pixels differ from the golden.",
      help: "No change in the scene explains it: compare the versions in galley.lock with those of this program."),
    SARIF.Rule(
      id: "metrics-only", description: "Only the layout differs from the golden.",
      help: "No pixel differs. Accept the change with galley accept if it is intended, or fix the scene."),
    SARIF.Rule(
      id: "paint-only",
      description: "Only drawing differs from the goldens: colours, underlines, opacity.",
      help:
        "Lines and frames are as accepted. Accept the change with galley accept if it is intended, or fix the scene."),
    SARIF.Rule(
      id: "changed", description: "Layout and pixels differ from the goldens.",
      help: "The message lists the causes. Accept the change with galley accept if it is intended, or fix the scene."),
    SARIF.Rule(
      id: "missing", description: "A scene, or a frame of it, has no golden yet.",
      help: "Record it with galley record, look at the picture, and commit it."),
    SARIF.Rule(
      id: "unreadable", description: "A golden cannot be read.",
      help: "Restore it with git or git lfs pull, or record it again with galley record."),
    SARIF.Rule(
      id: "orphan", description: "A golden does not belong to any scene or frame.",
      help: "Remove it with git rm, or restore its scene."),
    .error,
  ]

  /// The rules of `galley lint`.
  static let lint: [SARIF.Rule] =
    LintRule.allCases.map { rule in
      SARIF.Rule(
        id: rule.rawValue.kebabCase, description: rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + ".",
        help:
          "Fix the view in the message. The rule's severity, limits and exceptions are set "
          + "in galley.yaml, under lint.")
    } + [.error]
}

extension RunOutcome {
  /// The run as a SARIF report of its findings.
  var sarif: SARIF { SARIF(rules: SARIF.Rule.verdicts, findings: findings) }
}
