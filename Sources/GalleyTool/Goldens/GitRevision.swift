import GalleyFiles
import GalleyPipeline

/// A commit of the git repository that contains the scenes.
struct GitRevision: Hashable, Sendable {
  /// The name as given, such as a branch, a tag or `HEAD~2`.
  let name: String
  /// The absolute path of the repository's work tree.
  let top: String

  /// Creates the revision with the given name, such as a branch. Throws if git does not know the
  /// name.
  /// - Parameter folder: a folder in the repository; empty for the current one.
  /// - Throws: an error if git, the repository or the revision is missing.
  init(_ name: String, in folder: String) throws {
    let here = folder.isEmpty ? "." : folder
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw CommandError("--base \(name): not a git revision")
    }
    let (status, output) = try run("git", ["-C", here, "rev-parse", "--show-toplevel"])
    guard status == 0, let top = resolvedPath(String(decoding: output, as: UTF8.self).trimmingLineEnd) else {
      throw CommandError("--base \(name): \(folder.isEmpty ? "this folder" : folder) is not in a git repository")
    }
    let words = ["-C", here, "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard try run("git", words).status == 0 else {
      throw CommandError("--base \(name): there is no such revision; git branch --all lists branches")
    }
    (self.name, self.top) = (name, top)
  }

  /// Returns the contents of a file in the revision; nil if the file did not exist.
  func contents(of path: String) throws -> [UInt8]? {
    let folder = GalleyFiles.folder(of: path)
    let (status, bytes) = try run(
      "git", ["-C", folder.isEmpty ? "." : folder, "show", "--end-of-options", "\(name):./\(fileName(of: path))"])
    return status == 0 ? bytes : nil
  }

  /// Writes all files of the revision into a folder. The folder counts as a repository, so that
  /// scenes may read the same files as in the original repository.
  func checkOut(into folder: String) throws {
    try makeFolder(joined(folder, ".git"))
    let git = ["GIT_INDEX_FILE=\(joined(folder, ".git/index"))", "git", "-C", top]
    for words in [["read-tree", name + "^{commit}"], ["checkout-index", "--all", "--prefix=\(folder)/"]] {
      guard try run("env", git + words).status == 0 else {
        throw CommandError("--base \(name): git \(words[0]) failed while it wrote this revision to \(folder)")
      }
    }
  }
}

extension String {
  /// The string without the line break at its end, if it has one.
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
