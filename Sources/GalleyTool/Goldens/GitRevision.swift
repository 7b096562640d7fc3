import GalleyFiles

/// A commit of the git repository that files are in.
struct GitRevision: Hashable, Sendable {
  /// The name that was given: a branch, a tag, `HEAD~2`.
  let name: String
  /// The absolute path of the repository's work tree.
  let top: String

  /// Creates the revision of a name.
  /// - Parameter folder: a folder of the repository; empty is the current one.
  /// - Throws: that there is no git, no repository, or no such revision in it.
  init(_ name: String, in folder: String) throws {
    let here = folder.isEmpty ? "." : folder
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw CommandError("--base \(name): that is no name of a revision")
    }
    let (status, output) = try run("git", ["-C", here, "rev-parse", "--show-toplevel"])
    guard status == 0, let top = resolvedPath(String(decoding: output, as: UTF8.self).trimmingLineEnd) else {
      throw CommandError("--base \(name): \(folder.isEmpty ? "this folder" : folder) is in no git repository")
    }
    let words = ["-C", here, "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard try run("git", words).status == 0 else {
      throw CommandError("--base \(name): there is no such revision; git branch --all lists branches")
    }
    (self.name, self.top) = (name, top)
  }

  /// Returns a file as it was; nil if it was not there.
  func contents(of path: String) throws -> [UInt8]? {
    let folder = GalleyFiles.folder(of: path)
    let (status, bytes) = try run(
      "git", ["-C", folder.isEmpty ? "." : folder, "show", "--end-of-options", "\(name):./\(fileName(of: path))"])
    return status == 0 ? bytes : nil
  }

  /// Writes all files of the revision into a folder, which counts as a repository then: scenes may read in it what they
  /// could read in theirs.
  func checkOut(into folder: String) throws {
    try makeFolder(joined(folder, ".git"))
    let git = ["GIT_INDEX_FILE=\(joined(folder, ".git/index"))", "git", "-C", top]
    for words in [["read-tree", name + "^{commit}"], ["checkout-index", "--all", "--prefix=\(folder)/"]] {
      guard try run("env", git + words).status == 0 else {
        throw CommandError("--base \(name): git \(words[0]) cannot write its files to \(folder)")
      }
    }
  }
}

extension String {
  /// The string without a line break at its end.
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
