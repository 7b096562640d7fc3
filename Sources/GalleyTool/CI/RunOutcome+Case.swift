import GalleyFiles
import GalleyGoldens
import GalleyScenes

extension RunOutcome {
  /// A scene or a variant of it.
  struct Case: SceneFailure, Hashable, Sendable {
    var scene: String
    var variant: String
    /// The verdict, or `error`.
    var verdict: String
    var reasons: [String] = []
    /// The message of a scene that could not be drawn.
    var error: String?
    /// The line of the scene that the failure is about.
    var line: Int?
    /// The command that accepts the failure.
    var accept: String?
    /// The command that accepts the failures of all cells of the scene.
    var acceptScene: String?
    /// The title as the commands have it, which is from the folder that they run in.
    var titleInCommand = ""
    /// The command that records a golden that cannot be read, or is not there.
    var record: String?
    /// True for a scene that has no golden yet.
    var isNew = false
    /// The path that the scene had when its goldens were recorded, and the command that moves them.
    var movedFrom: String?
    var move: String?
    /// The files that show the failure.
    var artifacts: [String] = []
    /// True for a failure of a cell that is a line.
    var isLine = false
    /// The budget and its use, in words; nil without one.
    var budget: String?

    var title: String { scene + (variant.isEmpty ? "" : "@" + variant) }
    var passes: Bool { verdict == Verdict.same.rawValue }
    /// True if the scene was compared with a golden.
    var isCompared: Bool { !["missing", "unreadable", "error"].contains(verdict) }
  }
}

extension RunOutcome.Case {
  /// Reads an entry of a report; nil if it is none.
  init?(_ json: JSON) {
    guard let scene = json["scene"]?.string, let verdict = json["verdict"]?.string else { return nil }
    self.init(scene: scene, variant: json["variant"]?.string ?? "", verdict: verdict)
    error = verdict == "error" ? json["error"]?.string ?? "galley: \(title): it could not be drawn" : nil
    reasons = error.map { [$0] } ?? (json["reasons"]?.array ?? []).compactMap(\.string)
    line = json["line"]?.integer
    accept = json["accept"]?.string
    titleInCommand = title
    acceptScene = accept?.replacing(shellWord(title), with: shellWord(scene))
    record = json["record"]?.string
    isNew = json["new"] == .bool(true)
    movedFrom = json["movedFrom"]?.string
    move = json["move"]?.string
    artifacts = (json["artifacts"]?.array ?? []).compactMap(\.string)
    isLine = json["cells"] != nil
    budget = budgetText(json)
  }

  private func budgetText(_ json: JSON) -> String? {
    guard let maxDelta = json["budget"]?["maxDelta"]?.integer, let maxPixels = json["budget"]?["maxPixels"]?.integer
    else { return nil }
    var text = "\(title) (maxDelta \(maxDelta), maxPixels \(maxPixels)"
    let isAccepted = passes || verdict == Verdict.metricsOnly.rawValue
    let only = isAccepted ? json["pixels"].map { [(nil as String?, $0)] } ?? [] : []
    let frames = (json["frames"]?.array ?? []).filter { $0["same"] == .bool(true) }
    for (frame, pixels) in only + frames.compactMap({ frame in frame["pixels"].map { (frame["frame"]?.string, $0) } }) {
      guard let differing = pixels["differing"]?.integer, let delta = pixels["maxDelta"]?.integer else { continue }
      text += "; used\(frame.map { " in “\($0)”" } ?? ""): \(differing) pixels by up to \(delta)"
    }
    return text + ")"
  }

  /// The case of a run in a folder of the repository, with paths from the repository's own.
  func placed(in folder: String) -> Self {
    guard !folder.isEmpty else { return self }
    var placed = self
    let commands = [\Self.accept, \Self.acceptScene, \Self.record, \Self.move]
    placed.scene = joined(folder, scene).withoutDots
    placed.error = error.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { placedMistake($0, in: folder) }
        .joined(separator: "\n")
    }
    placed.movedFrom = movedFrom.map { joined(folder, $0).withoutDots }
    placed.artifacts = artifacts.map { joined(folder, $0) }
    for command in commands { placed[keyPath: command] = self[keyPath: command].map { inFolder(folder, $0) } }
    return placed
  }

  /// The mistakes of a scene that could not be drawn, a finding each.
  func findings(of error: String) -> [Finding] {
    error.split(separator: "\n").map { text in
      guard let match = text.wholeMatch(of: mistake) else {
        return Finding(rule: "error", file: scene, title: title, message: text.withoutProgramName)
      }
      return Finding(
        rule: "error", file: String(match.1), title: title, line: Int(match.2), column: Int(match.3),
        message: String(match.4))
    }
  }
}

/// A mistake of a scene, as messages state it: the file, line and column before it.
private var mistake: Regex<(Substring, Substring, Substring, Substring, Substring)> {
  /(.+?):([0-9]+):([0-9]+): error: (.*)/
}

/// Returns the line of a message with the path of its file from the folder above.
private func placedMistake(_ line: Substring, in folder: String) -> String {
  guard let match = line.wholeMatch(of: mistake) else { return String(line) }
  return joined(folder, String(match.1)).withoutDots + line[match.1.endIndex...]
}

/// Returns a command that is to run in a folder, as one for the folder above.
func inFolder(_ folder: String, _ command: String) -> String { "(cd \(shellWord(folder)) && \(command))" }
