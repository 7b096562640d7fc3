package import GalleyBase
import GalleyFiles

/// The move of a scene and its goldens to another path. If the scene has already moved, only its
/// goldens move.
///
/// All files are written at the new place together before the first of the old ones is removed, so that a move that is
/// interrupted leaves either the old files, or the new ones with some of the old; the same move finishes it then.
package struct SceneMove {
  /// A file with its new path.
  package struct File: Hashable, Sendable {
    package var old: String
    package var new: String
  }

  /// The files to move. If the scene moves, it is the first.
  package let files: [File]

  /// Finds the files that move with a scene.
  /// - Throws: that there is nothing to move, or that something is at the new place already.
  package init(from old: String, to new: String) throws(FileError) {
    for path in [old, new] where sceneExtension(of: path) == nil {
      throw FileError(path: path, reason: "is not the path of a scene, such as Goldens/badge.yaml")
    }
    let (before, after) = (GoldenCase(scene: old).stem, GoldenCase(scene: new).stem)
    guard before != after else { throw FileError(path: old, reason: "is given as the old and as the new path") }
    let goldens = try goldensOfScene(withStem: before)
    let isThere = exists(old)
    guard isThere || !goldens.isEmpty else {
      throw FileError(path: old, reason: "there is no such scene, and it has no goldens")
    }
    guard isThere || exists(new) else {
      throw FileError(path: new, reason: "there is no scene here and none at \(old)")
    }
    files =
      (isThere ? [File(old: old, new: new)] : [])
      + goldens.map { File(old: $0, new: after + $0.dropFirst(before.count)) }
    if isThere, let other = scene(withStem: after), other != new || !isCopy(files[0]) {
      throw FileError(path: other, reason: "is already a scene; choose another name, or remove that scene first")
    }
    // What an interrupted move has written is the same file.
    for file in files where exists(file.new) && !isCopy(file) {
      throw FileError(
        path: file.new, reason: "already exists and differs from \(file.old): remove one of them")
    }
    let isInterrupted = files.contains { exists($0.new) }
    if !isInterrupted,
      let taken = try goldensOfScene(withStem: after).first(where: { path in !files.contains { $0.new == path } })
    {
      throw FileError(path: taken, reason: "is already a golden of \(new): remove it, or record the scene")
    }
  }

  /// Moves all files to their new paths.
  package func move() throws {
    guard let first = files.first else { return }
    let (old, new) = (GalleyFiles.folder(of: first.old), GalleyFiles.folder(of: first.new))
    try makeFolder(new)
    try withLockedFolder(new) {
      var written: [OutputFile] = []
      for file in files { written.append(OutputFile(path: file.new, bytes: try readFile(file.old, limit: 1 << 30))) }
      try writeGoldens(written)
    }
    // The scene last, so that the same move finds it again.
    for file in files.reversed() { removeFile(file.old) }
    if let left = files.first(where: { exists($0.old) }) {
      throw FileError(path: left.old, reason: "was copied to \(left.new), but cannot be removed: remove it yourself")
    }
    removeEmptyFolder(old)
  }
}

/// Returns the goldens that galley wrote for a scene with the given stem (path without extension),
/// sorted. The scene itself need not exist.
private func goldensOfScene(withStem stem: String) throws(FileError) -> [String] {
  let place = folder(of: stem)
  guard isFolder(place.isEmpty ? "." : place) else { return [] }
  return try names(in: place.isEmpty ? "." : place).map { joined(place, $0) }.filter { path in
    guard let bare = GalleyGoldens.stem(ofGolden: path), sceneStems(ofGolden: path).contains(stem) else { return false }
    // A picture of a frame is called like that of a scene with a dot in its name.
    let isOther = bare != stem && scene(withStem: bare) != nil
    return !isOther && isWrittenByGalley(path)
  }
}

/// Returns true if the file at the new path has the same bytes as the old one.
private func isCopy(_ file: SceneMove.File) -> Bool {
  guard let old = try? readFile(ifPresent: file.old, limit: 1 << 30) else { return false }
  return (try? readFile(ifPresent: file.new, limit: 1 << 30)) == old
}
