import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyScenes

/// The reason why a job has no result.
package struct JobFailure: Error, Hashable, Sendable {
  /// The kinds of failures.
  package enum Kind: String, Hashable, Sendable {
    /// The line of the job has a mistake.
    case job
    /// The scene has a mistake.
    case scene
    /// A file cannot be read or written.
    case file
    /// A font cannot be used.
    case font
    /// A line, picture or output is larger than its limit.
    case size
    /// The job took longer than its time limit.
    case time
    /// The job needed more memory than its limit.
    case memory
    /// The program crashed because of a fault in it, or a signal ended its process.
    case fault
  }

  /// One mistake of a failed job.
  package struct Mistake: Hashable, Sendable {
    /// The position: a key of the job, `file:line:column` in a scene, or the path of a file.
    var place: String
    var message: String
  }

  package var kind: Kind
  /// The mistakes of the job, at least one.
  var mistakes: [Mistake]

  package init(kind: Kind, mistakes: [Mistake]) { (self.kind, self.mistakes) = (kind, mistakes) }

  /// Creates a failure with one mistake.
  package init(_ kind: Kind, at place: String, _ message: String) {
    self.init(kind: kind, mistakes: [Mistake(place: place, message: message)])
  }

  /// Creates the failure for an error of the pipeline.
  package init(_ error: any Error, in job: Job) {
    switch error {
    case let error as JobFailure: self = error
    case let error as SceneError:
      let shown = error.diagnostics.prefix(SceneError.mostShown)
      self.init(kind: .scene, mistakes: shown.map { job.isLabel ? Mistake(inLabel: $0) : Mistake($0) })
    case let error as FileError: self.init(.file, at: error.path, error.reason)
    case let error as FontError: self.init(.font, at: "fonts", error.message)
    default:
      let commandError = CommandError(error)
      let lines = commandError?.lines ?? ["internal error: \(error)"]
      let place = job.source.path
      self.init(
        kind: commandError == nil ? .fault : .scene,
        mistakes: lines.map { line in
          let text = line.withoutProgramName
          return Mistake(
            place: place, message: text.hasPrefix(place + ": ") ? String(text.dropFirst(place.count + 2)) : text)
        })
    }
  }

  /// Returns the result line of a failed job. The `id` is already JSON.
  package func result(id: String) -> String {
    let others = mistakes.dropFirst().map { "\($0.place): \($0.message)" }
    let error: JSON = [
      "kind": kind.rawValue, "where": mistakes[0].place, "message": mistakes[0].message,
      "others": others.isEmpty ? nil : Array(others),
    ]
    return "{ \"id\": \(id), \"ok\": false, \"error\": \(error.line) }"
  }
}

extension JobFailure.Mistake {
  /// Creates a mistake from a diagnostic about a scene, or about a key of the job that changes the
  /// scene.
  fileprivate init(_ diagnostic: Diagnostic) {
    // A key of the job changes the scene like the option of the same name.
    let isOption = diagnostic.file.hasPrefix("--")
    let place = isOption ? String(diagnostic.file.dropFirst(2)) : diagnostic.place
    self.init(
      place: place, message: (diagnostic.keyPath.isEmpty ? "" : diagnostic.keyPath + ": ") + diagnostic.advice)
  }

  /// Creates a mistake from a diagnostic about the scene that was generated for a label. The
  /// position of the mistake is the key of the job from which the wrong value comes.
  fileprivate init(inLabel diagnostic: Diagnostic) {
    guard !diagnostic.file.hasPrefix("--") else {
      self.init(diagnostic)
      return
    }
    var key = diagnostic.keyPath
    if key.hasPrefix(LabelScene.path) { key = String(key.dropFirst(LabelScene.path.count)) }
    self.init(place: LabelScene.jobKeys[key] ?? (key.isEmpty ? "text" : key), message: diagnostic.advice)
  }
}
