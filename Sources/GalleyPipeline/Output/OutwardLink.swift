import GalleyBase
import GalleyFiles
import GalleyScenes

/// Returns the reason for not writing through the symbolic link at a path, as a phrase that follows
/// the path. The reason is that the link is in a project (or else in a git repository) and points
/// outside of it, to files that the author of the repository must not control. Nil for any other
/// file, and for a link that is in neither.
///
/// A folder in the path may be a link to anywhere.
package func reasonNotToFollow(_ path: String) -> String? {
  guard linkTarget(path) != nil, let target = resolvedPath(path) else { return nil }
  let place = nearestFolder(folder(of: path))
  let project = Project.file(above: place).map { nearestFolder(folder(of: $0)) }
  guard let home = project ?? gitRoot(above: place), !lies(target, in: home) else { return nil }
  return "is a link to \(target.escapingControls), which lies outside of the project's folder \(home.escapingControls)"
}
