import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension RunOutcome {
  /// A scene, or a variant of a scene.
  struct Case: SceneFailure, Hashable, Sendable {
    var scene: String
    var variant: String
    /// The verdict, or `error`.
    var verdict: String
    var reasons: [String] = []
    /// The error of a scene that could not be drawn; nil for a scene that was drawn.
    var error: String?
    /// The line number in the scene file that the failure is about; nil if not known.
    var line: Int?
    /// The Swift file that a preview is in, and its line; nil for a scene.
    var source: Source?
    /// The command that accepts the failure.
    var accept: String?
    /// The command that accepts the failures of all cells of the scene.
    var acceptScene: String?
    /// The scene and its cell as commands name them, with a path relative to the folder in which
    /// the commands run.
    var titleInCommand = ""
    /// The command that records a golden that is missing or cannot be read.
    var record: String?
    /// True for a scene that has no golden yet.
    var isNew = false
    /// The former path of a renamed scene, under which its goldens were recorded; `move` is the
    /// command that moves the goldens.
    var movedFrom: String?
    var move: String?
    /// The paths of the files that show the failure.
    var artifacts: [String] = []
    /// True for the failure of a cell without a golden picture, which has only a line of digests in
    /// the cells file.
    var isLine = false
    /// The differences that the scene allows, and how much of them was used, as text; nil if the
    /// scene allows none.
    var budget: String?

    /// A position in a Swift file.
    struct Source: Hashable, Sendable {
      var file: String
      var line: Int
    }

    /// The file and the line that the failure concerns.
    var place: (file: String, line: Int?) { source.map { ($0.file, $0.line) } ?? (scene, line) }

    var title: String { scene + (variant.isEmpty ? "" : "@" + variant) }
    var passes: Bool { verdict == Verdict.same.rawValue }
    /// True if the scene was compared with a golden.
    var isCompared: Bool { !["missing", "unreadable", "error"].contains(verdict) }
  }
}

extension RunOutcome.Case {
  /// Creates the outcome of a scene or cell from an entry of a report; nil if the entry is not
  /// valid.
  init?(_ json: JSON) {
    guard let scene = json["scene"]?.string, let verdict = json["verdict"]?.string else { return nil }
    self.init(scene: scene, variant: json["variant"]?.string ?? "", verdict: verdict)
    error = verdict == "error" ? json["error"]?.string ?? "galley: \(title): could not be drawn" : nil
    reasons = error.map { [$0] } ?? (json["reasons"]?.array ?? []).compactMap(\.string)
    line = json["line"]?.integer
    source = json["source"]?.string.flatMap(Source.init)
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
      text += "; used\(frame.map { " in \"\($0)\"" } ?? ""): \(differing) pixels by up to \(delta)"
    }
    return text + ")"
  }

  /// Returns the outcome with paths relative to the root of the repository, for a run in a folder
  /// of the repository.
  func placed(in folder: String) -> Self {
    guard !folder.isEmpty else { return self }
    var placed = self
    let commands = [\Self.accept, \Self.acceptScene, \Self.record, \Self.move]
    placed.scene = joined(folder, scene).withoutDots
    placed.error = error.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { placedMistake($0, in: folder) }
        .joined(separator: "\n")
    }
    placed.source = source.map { Source(file: joined(folder, $0.file).withoutDots, line: $0.line) }
    placed.movedFrom = movedFrom.map { joined(folder, $0).withoutDots }
    placed.artifacts = artifacts.map { joined(folder, $0) }
    for command in commands { placed[keyPath: command] = self[keyPath: command].map { inFolder(folder, $0) } }
    return placed
  }

  /// Returns a finding for each error of a scene that could not be drawn.
  func findings(of error: String) -> [Finding] {
    error.split(separator: "\n").map { text in
      guard let match = text.wholeMatch(of: mistake) else {
        return Finding(
          rule: "error", file: place.file, title: title, line: source?.line, message: text.withoutProgramName)
      }
      return Finding(
        rule: "error", file: String(match.1), title: title, line: Int(match.2), column: Int(match.3),
        message: String(match.4))
    }
  }
}

extension RunOutcome.Case.Source {
  /// Creates the source from a position such as `Sources/Card.swift:12`; nil for any other text.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }
}

/// The pattern of messages about a scene. They begin with file, line and column.
private var mistake: Regex<(Substring, Substring, Substring, Substring, Substring)> {
  /(.+?):([0-9]+):([0-9]+): error: (.*)/
}

/// Returns a line of a message, with `folder` added before the path at its beginning.
private func placedMistake(_ line: Substring, in folder: String) -> String {
  guard let match = line.wholeMatch(of: mistake) else { return String(line) }
  return joined(folder, String(match.1)).withoutDots + line[match.1.endIndex...]
}

/// Returns a command that changes into a folder and runs another command there.
func inFolder(_ folder: String, _ command: String) -> String { "(cd \(shellWord(folder)) && \(command))" }
