public import GalleyBase
import GalleyFiles
import GalleyFonts

extension GoldenFailure {
  /// The state of a failure that a user wants to accept or reject.
  public enum State: Hashable, Sendable {
    /// The scene and its goldens have not changed since the comparison.
    case ready
    /// The goldens already have the contents of the actual files, so that nothing is left to
    /// accept.
    case accepted
    /// Something has changed since the comparison, so that a user would accept files that were not
    /// reviewed. The value is the reason.
    case outdated(String)
  }

  /// True if a golden could not be read, so that nothing was compared.
  package var isUnreadable: Bool { verdict == "unreadable" }
}

extension Artifacts {
  /// Returns the state of a failure whose files are in the artifacts folder.
  /// - Parameter present: the files read so far for other failures.
  public func state(of failure: GoldenFailure, _ present: inout PresentFiles) -> GoldenFailure.State {
    let (digests, golden) = (failure.digests, failure.golden)
    if isAccepted(failure, &present) { return .accepted }
    if failure.isUnreadable {
      return .outdated(
        "one of its goldens cannot be read; restore the golden, or run galley record")
    }
    if !isFile(golden.scene) { return .outdated("there is no \(golden.scene) any more") }
    // A record may come from elsewhere, so files are written only beside a scene.
    guard present.isScene(golden.scene) else { return .outdated("\(golden.scene) is not a scene any more") }
    if digests.inputs[golden.scene] == nil { return .outdated("its failure record is from another version of galley") }
    for (path, expected) in digests.inputs.sorted(by: { $0.key < $1.key })
    where present.digest(ofInput: path) != expected {
      return .outdated("\(path) has changed since the comparison")
    }
    if !golden.keepsPicture, present.line(of: golden) != digests.goldens[golden.cells] {
      return .outdated("its line in \(golden.cells) has changed since the comparison")
    }
    for (_, path) in failure.replacements where golden.digest(ofGolden: path) != digests.goldens[path] {
      return .outdated("\(path) \(exists(path) ? "has changed" : "was removed") since the comparison")
    }
    for actual in failure.pictures.map(\.actual) + [failure.actualLayout] {
      guard let known = digests.actual[actual], contents(of: actual).map(sha256) == known else {
        let path = joined(folder, actual)
        return .outdated("\(path) \(exists(path) ? "is from another run" : "has gone")")
      }
    }
    return .ready
  }

  /// Returns true if the goldens equal the actual files.
  private func isAccepted(_ failure: GoldenFailure, _ present: inout PresentFiles) -> Bool {
    if !failure.golden.keepsPicture {
      return failure.cellLine != nil && present.line(of: failure.golden) == failure.cellLine
    }
    return failure.replacements.allSatisfy { actual, path in
      guard let digest = failure.digests.actual[actual] else { return false }
      return failure.golden.digest(ofGolden: path) == digest
    }
  }

  /// Replaces goldens with the actual pictures and layouts of failures, and writes the lines of
  /// cells into the cells files. The files of one scene are accepted together or not at all.
  /// Pictures that pass are not written. The files of the failures are kept.
  /// - Parameters:
  ///   - isDryRun: true to write nothing and only find out what would be refused.
  ///   - check: throws for a golden that may not be written, by its path.
  /// - Returns: the reasons why some were not accepted: one is outdated, a file cannot be written, or a picture is
  ///   larger than a golden may be.
  public func accept(
    _ failures: [GoldenFailure], isDryRun: Bool = false,
    checking check: @escaping (_ golden: String) throws(FileError) -> Void = { _ in }
  ) -> [GoldenCase: FileError] {
    var refused: [GoldenCase: FileError] = [:]
    let scenes = Dictionary(grouping: failures, by: \.golden.scene)
    for (scene, failures) in scenes.sorted(by: { $0.key < $1.key }) {
      let place = GalleyFiles.folder(of: scene)
      do {
        guard isFolder(place.isEmpty ? "." : place) else {
          throw FileError(path: scene, reason: "there is no such scene any more: run galley verify again")
        }
        // Other processes may accept or reject failures of the same scene, or record it.
        try withLockedFolder(place) {
          try finishWriting(in: place, checking: check)
          refused.merge(try accept(ofOneScene: failures, isDryRun, check)) { $1 }
        }
      } catch {
        let reason = error as? FileError ?? FileError(path: scene, reason: "\(error)")
        for failure in failures { refused[failure.golden] = reason }
      }
    }
    return refused
  }

  private func accept(
    ofOneScene failures: [GoldenFailure], _ isDryRun: Bool, _ check: (_ golden: String) throws(FileError) -> Void
  ) throws(FileError) -> [GoldenCase: FileError] {
    var refused: [GoldenCase: FileError] = [:]
    var present = PresentFiles()
    var files: [OutputFile] = []
    var cellFile: CellFile?
    for failure in failures {
      let golden = failure.golden
      do throws(FileError) {
        switch state(of: failure, &present) {
        case .accepted: continue
        case .outdated(let reason):
          // The reason may begin with the scene itself.
          let start = golden.title + " "
          let fault = reason.hasPrefix(start) ? String(reason.dropFirst(start.count)) : reason
          throw FileError(path: golden.title, reason: "\(fault): run galley verify again, and look at the result")
        case .ready: break
        }
        for path in golden.files(for: failure.pictures.map(\.frame)) { try check(path) }
        if golden.keepsPicture {
          files += try goldens(of: failure)
        } else {
          var lines = if let cellFile { cellFile } else { try present.cellFile(of: golden) }
          lines[golden.variant] = try failure.line()
          cellFile = lines
        }
      } catch {
        refused[golden] = error
      }
    }
    if let cellFile { files.append(cellFile.file) }
    guard !isDryRun, let scene = failures.first?.golden.scene else { return refused }
    try SharedPictures(ofScene: scene).copy()
    try writeGoldens(files)
    try SharedPictures(ofScene: scene).share()
    return refused
  }

  /// Returns the goldens that are written when a failure is accepted.
  private func goldens(of failure: GoldenFailure) throws(FileError) -> [OutputFile] {
    var files: [OutputFile] = []
    for (actual, golden) in failure.replacements {
      // The file is read again, so it is checked again.
      guard let bytes = contents(of: actual), sha256(of: bytes) == failure.digests.actual[actual] else {
        throw FileError(path: joined(folder, actual), reason: "changed while it was being accepted")
      }
      guard golden == failure.golden.layout || bytes.count <= failure.largestImage else {
        throw FileError(
          path: failure.golden.scene,
          reason: "\(golden) would have \(sizeText(bytes.count)), more than the limit of "
            + "\(sizeText(failure.largestImage)): make the scene smaller, or add `large: true` to it and verify again"
        )
      }
      files.append(OutputFile(path: golden, bytes: bytes))
    }
    return files
  }
}

extension GoldenFailure {
  /// Returns the line of digests that is written for the cell if the failure is accepted.
  fileprivate func line() throws(FileError) -> CellLine {
    let written = Array((cellLine ?? "").utf8)
    guard let space = written.lastIndex(of: UInt8(ascii: " ")),
      written[(space + 1)...].elementsEqual(golden.variant.utf8), let line = CellLine(reading: written[..<space])
    else {
      throw FileError(
        path: golden.title, reason: "the failure record has no line for this golden: run galley verify again")
    }
    return line
  }
}
