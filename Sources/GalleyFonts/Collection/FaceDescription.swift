/// The names, file and state of one face of a collection.
public struct FaceDescription: Hashable, Sendable {
  /// The usability of a face.
  public enum State: Hashable, Sendable {
    /// Its file exists and is the pinned one, or no file is pinned.
    case ok
    /// Its file was not found.
    case absent
    /// The file is not the pinned one.
    case different
    /// The manifest and the file contradict each other.
    case mislabelled
    /// Its file cannot be read or is not a sound font.
    case damaged
  }

  /// The family by which it is requested.
  public var family: String
  /// The PostScript name by which it is requested.
  public var postScriptName: String
  /// Weight, width and slant.
  public var traits: FaceTraits
  /// The file as the manifest or the caller names it.
  public var file: FontFile
  /// The path at which it was found; nil if it cannot be used.
  public var path: String?
  /// The Debian package that installs it; empty for an extra file or one that comes with the manifest.
  public var package: String
  /// The pinned SHA-256, or that of the file if none is pinned.
  public var digest: String
  /// The licence's SPDX name; empty if unknown.
  public var licence: String
  /// The reason why it cannot be used; nil if it can.
  public var error: FontError?

  /// The usability.
  public var state: State {
    switch error {
    case nil: .ok
    case .absent: .absent
    case .different: .different
    case .mislabelled: .mislabelled
    default: .damaged
    }
  }
}

extension FontCollection {
  /// All faces, extra files first, then in the manifest's order. Opens and checks every file: not for hot paths.
  public var faceDescriptions: [FaceDescription] { records.map(describe) }

  /// Verifies every installed file of the manifest, used or not. Opens all of them: not for hot paths.
  /// - Throws: the first error in an existing file. Absent files are skipped.
  package func verifyInstalledFiles() throws(FontError) {
    for error in faceDescriptions.compactMap(\.error) + patternDescriptions.compactMap(\.error) {
      if case .absent = error { continue }
      throw error
    }
  }

  /// Verifies the digest of a face's file, if the manifest pins it.
  func verify(_ face: FontFace) throws(FontError) { try store.verify(face, of: pinned) }

  private func describe(_ record: FaceRecord) -> FaceDescription {
    var description = FaceDescription(
      family: record.family, postScriptName: record.postScriptName, traits: record.traits,
      file: FontFile(path: ""), package: "", digest: "", licence: "")
    do throws(FontError) {
      let face: FontFace
      switch record.source {
      case .file(let file):
        description.file = file
        face = try store.face(file)
      case .pinned(let number):
        let entry = pinned.manifest.faces[number]
        description.file = FontFile(path: entry.file, index: entry.index)
        description.package = entry.package
        description.digest = entry.sha256
        description.licence = entry.licence
        face = try store.face(number, of: pinned)
        try entry.verifyDigest(of: face)
      }
      description.path = face.path
      description.digest = face.digest
    } catch {
      description.error = error
    }
    return description
  }
}
