import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

extension ReadableFolders {
  /// Throws if a golden, a cells file or a lock may not be read or written. If it is a symbolic
  /// link, the target must be in the readable folders.
  /// - Throws: an error if it does, or if it is a link that git wrote as text, which recording would replace.
  func check(golden path: String) throws(FileError) {
    if linkTarget(path) != nil, let refusal = refusal(of: path) { throw FileError(path: path, reason: refusal) }
    guard let target = targetOfWrittenLink(path) else { return }
    throw FileError(
      path: path,
      reason: "is a link to \(target) that git wrote as a text file: check it out with core.symlinks true, "
        + "or remove it and run galley record")
  }
}

/// Returns the path that is the only content of a file, as git writes symbolic links on systems
/// without them; nil for other files.
private func targetOfWrittenLink(_ path: String) -> String? {
  guard let bytes = try? readFile(ifPresent: path, limit: 4096), let text = String(validating: bytes, as: UTF8.self),
    !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }), !text.hasPrefix("{"),
    !text.contains("://")
  else { return nil }
  return text.contains("/") || fileExtension(of: text) == fileExtension(of: path) ? text : nil
}

/// Returns the extension of a path with its dot; nil without an extension.
private func fileExtension(of path: String) -> Substring? {
  let name = fileName(of: path)
  return name.lastIndex(of: ".").map { name[$0...] }
}

extension ProjectLibrary {
  /// Throws if a golden may not be written; see `ReadableFolders.check(golden:)`.
  func check(golden path: String) throws(FileError) {
    do {
      try readableFolders(forScenesIn: folder(of: path)).check(golden: path)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: "the galley.yaml of its scene has a mistake: fix it, then verify again")
    }
  }
}

extension RenderSession {
  /// Throws if the goldens of a scene or cell may not be written; see
  /// `ReadableFolders.check(golden:)`. A file that the cells of a scene share is checked only once.
  func checkGoldens(of golden: GoldenCase, frames: [String?]) throws {
    try onceForLines(of: golden) {
      let folders = try readableFolders(ofScene: golden.scene)
      for path in golden.files(for: frames) { try folders.check(golden: path) }
    }
  }
}
