import GalleyBase
import GalleyFiles
import GalleyScenes

/// Returns the reason why no file may be written through the symbolic link at a path, as a phrase
/// that follows the path. A link in a project or git repository must not point outside of it: the
/// repository's author could otherwise choose which files are overwritten. Nil for any other file,
/// and for a link outside of projects and repositories.
///
/// A folder in the path may be a link to anywhere.
package func reasonNotToFollow(_ path: String) -> String? {
  guard linkTarget(path) != nil, let target = resolvedPath(path) else { return nil }
  let place = nearestFolder(folder(of: path))
  let project = Project.file(above: place).map { nearestFolder(folder(of: $0)) }
  guard let home = project ?? gitRoot(above: place), !lies(target, in: home) else { return nil }
  return "is a link to \(target.escapingControls), which lies outside of the project's folder \(home.escapingControls)"
}
