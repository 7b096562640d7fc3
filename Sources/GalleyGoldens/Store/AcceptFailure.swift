public import GalleyBase
import GalleyFiles
import GalleyFonts

extension GoldenFailure {
  /// The state of a failure that waits for an answer.
  public enum State: Hashable, Sendable {
    /// The scene and its goldens are as they were when it was compared.
    case ready
    /// The goldens are the actual files already.
    case accepted
    /// Something has changed since, so that what would be accepted is not what was seen: the reason.
    case outdated(String)
  }
}

extension GoldenFailure {
  /// True if the goldens are what came.
  fileprivate var isAccepted: Bool {
    if !golden.keepsPicture { return cellLine != nil && golden.cellLine == cellLine }
    return replacements.allSatisfy { actual, golden in
      digests.actual[actual] != nil && digest(ofFile: golden) == digests.actual[actual]
    }
  }
}

extension Artifacts {
  /// Returns the state of a failure whose files are in the folder.
  public func state(of failure: GoldenFailure) -> GoldenFailure.State {
    let (digests, golden) = (failure.digests, failure.golden)
    if failure.isAccepted { return .accepted }
    if !isFile(golden.scene) { return .outdated("there is no \(golden.scene) any more") }
    if digests.inputs.isEmpty { return .outdated("the record of it is from another version of galley") }
    for (path, expected) in digests.inputs.sorted(by: { $0.key < $1.key }) where digest(ofFile: path) != expected {
      return .outdated("\(path) has changed since")
    }
    if !golden.keepsPicture, golden.cellLine != digests.goldens[golden.cells] {
      return .outdated("its line in \(golden.cells) has changed since")
    }
    for (_, golden) in failure.replacements where digest(ofFile: golden) != digests.goldens[golden] {
      return .outdated("\(golden) \(exists(golden) ? "has changed" : "has gone") since")
    }
    for actual in failure.pictures.map(\.actual) + [failure.actualLayout] {
      let path = joined(folder, actual)
      guard let known = digests.actual[actual], digest(ofFile: path) == known else {
        return .outdated("\(path) \(exists(path) ? "is from another run" : "has gone")")
      }
    }
    return .ready
  }

  /// Puts the actual pictures and the layout of a failure in the place of the goldens, all or none. What passes is not
  /// written. The files of the failure stay.
  /// - Throws: that it is outdated, or that a file cannot be written, or that a picture is larger than a golden may be.
  public func accept(_ failure: GoldenFailure) throws(FileError) {
    let scene = failure.golden.scene
    switch state(of: failure) {
    case .accepted: return
    case .outdated(let reason):
      throw FileError(path: failure.golden.title, reason: "\(reason): run galley verify again, and look at it")
    case .ready: break
    }
    guard failure.golden.keepsPicture else { return try failure.golden.acceptCellLine(failure.cellLine ?? "") }
    var files: [OutputFile] = []
    for (actual, golden) in failure.replacements {
      let bytes = try readFile(joined(folder, actual))
      // The file is read again, so it is checked again.
      guard sha256(of: bytes) == failure.digests.actual[actual] else {
        throw FileError(path: joined(folder, actual), reason: "has changed just now")
      }
      guard failure.isLarge || golden == failure.golden.layout || bytes.count <= GoldenCase.largestImage else {
        throw FileError(
          path: scene,
          reason: "\(golden) would have \(sizeText(bytes.count)), a golden may have "
            + "\(sizeText(GoldenCase.largestImage)): make the scene smaller, or say `large: true` in it and verify again"
        )
      }
      files.append(OutputFile(path: golden, bytes: bytes))
    }
    try writeGoldens(files)
  }

  /// Removes the files of failures from the folder, with folders that they leave empty, and the failures from its record.
  public func remove(_ failures: [GoldenFailure]) throws(FileError) {
    var runs = FailureRuns(in: self)
    try runs.remove(failures.map(\.golden))
    for failure in failures {
      for file in failure.files { removeFile(joined(folder, file)) }
      var place = GalleyFiles.folder(of: failure.actualLayout)
      while !place.isEmpty {
        removeEmptyFolder(joined(folder, place))
        place = GalleyFiles.folder(of: place)
      }
    }
    if runs.failures.isEmpty { removeEmptyFolder(folder) }
  }
}
