import GalleyFiles

/// Returns the root folder of the repository that contains the current folder, as an absolute path. Without a
/// repository it is the current folder.
func repositoryFolder() -> String {
  let here = nearestFolder("")
  var place = here
  while !exists(joined(place, ".git")) {
    let above = folder(of: place)
    if above == place { return here }
    place = above
  }
  return place
}

/// The path of the current folder in its repository; nil in the root folder, and outside of a
/// repository. If a GitHub runner has unpacked a repository without its history, the workspace
/// counts as the root folder.
var placeInRepository: String? {
  let (home, here) = (repositoryFolder(), nearestFolder(""))
  let workspace = environmentValue("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : resolvedPath($0) }
  let root = exists(joined(home, ".git")) ? home : workspace ?? home
  guard here != root, here.hasPrefix(root == "/" ? root : root + "/") else { return nil }
  return String(here.dropFirst(root == "/" ? 1 : root.count + 1))
}
