import GalleyPipeline

/// A test report in the format of JUnit's Ant task, which CI systems read. It contains no times, so that equal runs
/// give equal bytes.
struct JUnit: Hashable, Sendable {
  /// A test case of the report.
  struct Case: Hashable, Sendable {
    /// The outcome of a test. A failure has its kind, its message and all details.
    enum Outcome: Hashable, Sendable {
      case passed
      case failure(kind: String, message: String, text: String)
      case error(message: String, text: String)
    }

    var name: String
    /// The group in which viewers show the test.
    var group: String
    var file: String
    var line: Int?
    var outcome: Outcome
    /// Paths of files that GitLab and Jenkins show with the test.
    var attachments: [String] = []
  }

  /// The name of the suite, such as `galley verify`.
  var name: String
  var cases: [Case]

  /// The report as the bytes of a file.
  var file: [UInt8] {
    let errors = cases.count { if case .error = $0.outcome { true } else { false } }
    let failures = cases.count { if case .failure = $0.outcome { true } else { false } }
    let counts =
      "name=\"\(xmlText(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
    text += "  <testsuite \(counts) skipped=\"0\">\n"
    for test in cases { text += test.text }
    return Array((text + "  </testsuite>\n</testsuites>\n").utf8)
  }
}

extension JUnit.Case {
  /// The XML element of the test.
  fileprivate var text: String {
    var facts = "name=\"\(xmlText(name))\" classname=\"\(xmlText(group))\" file=\"\(xmlText(file))\""
    if let line { facts += " line=\"\(line)\"" }
    var inner = ""
    switch outcome {
    case .passed: break
    case .failure(let kind, let message, let text):
      inner += element("failure", kind: kind, message: message, text: text)
    case .error(let message, let text):
      inner += element("error", kind: "error", message: message, text: text)
    }
    if !attachments.isEmpty {
      let lines = attachments.map { "[[ATTACHMENT|\($0)]]\n" }.joined()
      inner += "      <system-out>\(xmlText(lines, isAttribute: false))</system-out>\n"
    }
    return inner.isEmpty ? "    <testcase \(facts)/>\n" : "    <testcase \(facts)>\n\(inner)    </testcase>\n"
  }

  private func element(_ name: String, kind: String, message: String, text: String) -> String {
    let facts = "type=\"\(xmlText(kind))\" message=\"\(xmlText(message))\""
    return "      <\(name) \(facts)>\(xmlText(text, isAttribute: false))</\(name)>\n"
  }
}

extension RunOutcome {
  /// The run as a test report, with a test for each scene and variant, and for each golden without
  /// a scene.
  var junit: JUnit {
    let passing = cases.filter(\.passes).map { test in (test.title, test, nil as Change?) }
    let failing = changes.map { ($0.title, $0.first, $0 as Change?) }
    let tests = (passing + failing).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }.map {
      title, test, change in
      JUnit.Case(
        name: title, group: groupName(of: test.scene), file: test.place.file,
        line: change?.first.place.line ?? test.source?.line,
        outcome: change?.junitOutcome ?? .passed,
        attachments: change?.first.artifacts.filter { $0.hasSuffix(".png") } ?? [])
    }
    let strays = strays.map { group in
      JUnit.Case(
        name: group.first.path, group: groupName(of: group.first.path), file: group.first.path,
        outcome: .failure(kind: "orphan", message: group.message, text: group.message))
    }
    return JUnit(name: "galley verify", cases: tests + strays)
  }
}

extension RunOutcome.Change {
  fileprivate var junitOutcome: JUnit.Case.Outcome {
    if let error = first.error {
      return .error(
        message: summary, text: error.split(separator: "\n").map(\.withoutProgramName).joined(separator: "\n"))
    }
    let extent = extent.isEmpty ? [] : [extent]
    return .failure(
      kind: first.verdict, message: summary, text: (first.reasons + extent + hints).joined(separator: "\n"))
  }
}

/// Returns the folders of a path, joined by dots. Test viewers show these as a tree.
func groupName(of path: String) -> String {
  let folders = path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
  return folders.isEmpty ? "scenes" : folders.joined(separator: ".")
}
