import GalleyBase
import GalleyFiles

/// The folders whose files a scene may read: the project's folder, and those that the user allows.
/// For a symbolic link, the location of its target is checked.
public struct ReadableFolders: Hashable, Sendable {
  /// The absolute path of the project's folder, without symbolic links.
  public let project: String
  private let others: [String]
  private let fonts: [String]

  /// Creates the set of folders that a project's scenes may read.
  /// - Parameters:
  ///   - project: the path of the project's folder; empty means the current folder.
  ///   - others: further folders.
  ///   - fonts: further folders, for fonts only.
  public init(project: String, allowing others: [String] = [], fonts: [String] = []) {
    self.fonts = fonts.map { nearestFolder($0) }
    self.project = nearestFolder(project)
    self.others = others.map { nearestFolder($0) }
  }

  /// Returns the reason why a file may not be read; nil if the file may be read.
  /// - Parameter fontFolders: folders that may be read for a font; empty for any other file.
  package func refusal(of path: String, fontFolders: [String] = []) -> String? {
    guard !path.utf8.contains(0) else { return "the name has a NUL in it" }
    let place = resolvedPath(path) ?? joined(nearestFolder(folder(of: path)), fileName(of: path))
    let fontFolders = fontFolders.isEmpty ? [] : fonts + fontFolders.map { nearestFolder($0) }
    guard !([project] + others + fontFolders).contains(where: { lies(place, in: $0) }) else { return nil }
    return "it lies outside of the project's folder \(project.escapingControls): add --allow-path "
      + "\(shellWord(folder(of: place)).escapingControls) to let scenes read there"
  }

  /// Returns the reason why files that match a pattern may not be searched for; nil if they may be.
  /// Each file found must be checked too.
  func refusal(ofPattern pattern: String) -> String? {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let first = parts.firstIndex(where: isPattern) ?? parts.count - 1
    guard !parts[first...].contains("..") else { return "it has .. after the first * or ?: write out the folder" }
    return refusal(of: joined(parts[..<first].joined(separator: "/") + (first == 1 ? "/" : ""), "any"))
  }

  /// True if the files that match a pattern may be searched for.
  public func allows(pattern: String) -> Bool { refusal(ofPattern: pattern) == nil }

  /// True if a file may be read.
  public func allows(_ path: String) -> Bool { refusal(of: path) == nil }
}
