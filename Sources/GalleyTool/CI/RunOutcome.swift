import GalleyFiles

/// The outcome of one or several runs of `galley verify`, as their JSON says it: the source of all other reports.
struct RunOutcome: Sendable {
  /// A scene or a variant of it.
  struct Case: Hashable, Sendable {
    var scene: String
    var variant: String
    /// The verdict, or `error`.
    var verdict: String
    var reasons: [String]
    /// The message of a scene that could not be drawn.
    var error: String?
    /// The line of the scene that the failure is about.
    var line: Int?
    /// The command that accepts the failure.
    var accept: String?
    /// The files that show the failure.
    var artifacts: [String]

    var title: String { scene + (variant.isEmpty ? "" : "@" + variant) }
    var passes: Bool { verdict == "same" }
    /// True if the scene was compared with a golden.
    var isCompared: Bool { !["missing", "unreadable", "error"].contains(verdict) }
  }

  /// A golden without a scene or frame.
  struct Stray: Hashable, Sendable {
    var path: String
    var reason: String
  }

  /// The scenes in the order of their names.
  var cases: [Case]
  /// The goldens that belong to nothing.
  var orphans: [Stray]
  /// The artifacts folders.
  var artifacts: [String]
  /// The reason why the run as a whole proves nothing.
  var complaint: String?
  /// The parts of the selection that ran; none if it ran as a whole.
  var shards: [Shard]

  var failures: [Case] { cases.filter { !$0.passes } }
  var passed: Int { cases.count - failures.count }
  var failed: Int { failures.count + orphans.count }

  /// Reads the report of `galley verify --json`; nil if it is none.
  init?(_ report: JSON) {
    guard report["galley"]?.integer == 1, report["passed"] != nil, let scenes = report["scenes"]?.array else {
      return nil
    }
    cases = scenes.compactMap(Case.init)
    orphans = (report["orphans"]?.array ?? []).compactMap(\.string).map { path in
      Stray(path: path, reason: report["orphanReasons"]?[path]?.string ?? "there is no scene beside it")
    }
    artifacts = [report["artifacts"]?.string].compactMap(\.self)
    complaint = report["error"]?.string
    shards = [Shard(report["shard"])].compactMap(\.self)
  }

  /// The failures as findings, with orphans last.
  var findings: [Finding] {
    failures.flatMap(\.findings)
      + orphans.map { stray in
        Finding(rule: "orphan", file: stray.path, title: stray.path, message: stray.reason)
      }
  }
}

extension RunOutcome.Case {
  init?(_ json: JSON) {
    guard let scene = json["scene"]?.string, let verdict = json["verdict"]?.string else { return nil }
    self.init(
      scene: scene, variant: json["variant"]?.string ?? "", verdict: verdict,
      reasons: (json["reasons"]?.array ?? []).compactMap(\.string),
      error: verdict == "error" ? json["error"]?.string : nil, line: json["line"]?.integer,
      accept: json["accept"]?.string, artifacts: (json["artifacts"]?.array ?? []).compactMap(\.string))
  }

  /// The reasons in one line, or the first line of the error.
  var summary: String {
    if let error { return String(error.prefix { $0 != "\n" }) }
    return inOneLine(reasons)
  }

  /// The failure as a finding; a scene with mistakes as one for each of them.
  var findings: [Finding] {
    guard let error else {
      return [Finding(rule: verdict.kebabCase, file: scene, title: title, line: line, message: summary)]
    }
    return error.split(separator: "\n").map { text in
      guard let match = text.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): error: (.*)/) else {
        return Finding(rule: "error", file: scene, title: title, message: String(text))
      }
      return Finding(
        rule: "error", file: String(match.1), title: title, line: Int(match.2), column: Int(match.3),
        message: String(match.4))
    }
  }
}
