import GalleyFiles

/// A report of findings in SARIF 2.1.0 (OASIS), which code scanning and editors read.
struct SARIF: Hashable, Sendable {
  /// A kind of finding.
  struct Rule: Hashable, Sendable {
    /// In kebab-case.
    var id: String
    /// One sentence.
    var description: String
  }

  /// The rules that a run knows. Rules that findings name besides are added.
  var rules: [Rule]
  var findings: [Finding]

  /// The report as JSON.
  var json: JSON {
    var known = rules
    for finding in findings where !known.contains(where: { $0.id == finding.rule }) {
      known.append(Rule(id: finding.rule, description: finding.rule.replacing("-", with: " ")))
    }
    let places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($0.element.id, $0.offset) })
    let driver: JSON = [
      "name": "galley", "semanticVersion": programVersion,
      "rules": known.map { rule -> JSON in
        ["id": rule.id, "shortDescription": ["text": rule.description] as JSON]
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
      // A finding stays the same one while its numbers change.
      "partialFingerprints": ["galley/v1": "\(rule) \(title)"] as JSON,
    ]
  }
}

/// Returns a path as a relative or absolute reference of a URI (RFC 3986): without `./`, and with `%` for what has a meaning
/// there.
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

extension RunOutcome {
  /// The run as a report of findings.
  var sarif: SARIF {
    SARIF(
      rules: [
        SARIF.Rule(id: "raster-drift", description: "Only the pixels differ from the golden."),
        SARIF.Rule(id: "metrics-only", description: "Only the layout differs from the golden."),
        SARIF.Rule(id: "changed", description: "Layout and pixels differ from the goldens."),
        SARIF.Rule(id: "missing", description: "A scene has no golden yet."),
        SARIF.Rule(id: "unreadable", description: "A golden cannot be read."),
        SARIF.Rule(id: "orphan", description: "A golden belongs to no scene or frame."),
        SARIF.Rule(id: "error", description: "A scene cannot be drawn."),
      ], findings: findings)
  }
}
