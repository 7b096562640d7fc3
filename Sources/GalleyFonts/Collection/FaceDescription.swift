/// The names, file and state of a face in a collection.
public struct FaceDescription: Hashable, Sendable {
  /// The states of a face. A face can be used only in the state `ok`.
  public enum State: Hashable, Sendable {
    /// The file exists and has the pinned digest, or no digest is pinned.
    case ok
    /// The file was not found.
    case absent
    /// The file does not have the pinned digest.
    case different
    /// The manifest and the file contradict each other.
    case mislabelled
    /// The file cannot be read or is not a valid font.
    case damaged
  }

  /// The family by which the face is requested.
  public var family: String
  /// The PostScript name by which the face is requested.
  public var postScriptName: String
  /// The weight, width and slant of the face.
  public var traits: FaceTraits
  /// The file as named by the manifest or the caller.
  public var file: FontFile
  /// The path at which the file was found; nil if it cannot be used.
  public var path: String?
  /// The Debian package that installs the file. It is empty for an extra file or a file that comes
  /// with the manifest.
  public var package: String
  /// The pinned SHA-256, or the SHA-256 of the file if none is pinned.
  public var digest: String
  /// The SPDX name of the licence; empty if unknown.
  public var licence: String
  /// The reason why the face cannot be used; nil if it can be used.
  public var error: FontError?

  /// The state of the face.
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
  /// All faces: first the faces of extra files, then the faces of the manifest in its order. Each
  /// access opens and checks every file.
  public var faceDescriptions: [FaceDescription] { records.map(describe) }

  /// Verifies all installed files of the manifest, whether or not they are used. Each call opens
  /// all of them.
  /// - Throws: the first error in an existing file. Absent files are skipped.
  package func verifyInstalledFiles() throws(FontError) {
    for error in faceDescriptions.compactMap(\.error) + patternDescriptions.compactMap(\.error) {
      if case .absent = error { continue }
      throw error
    }
  }

  /// Verifies the digest of a face's file if the manifest pins it.
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
