import GalleyFiles

/// Returns the folder of the repository that the current folder is in, as an absolute path; the current one if it is in none.
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

/// The path of the current folder in its repository; nil for the repository's own folder, and outside of any. Where a runner
/// of GitHub has unpacked a repository without its history, the workspace stands for it.
var placeInRepository: String? {
  let (home, here) = (repositoryFolder(), nearestFolder(""))
  let workspace = environmentValue("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : resolvedPath($0) }
  let root = exists(joined(home, ".git")) ? home : workspace ?? home
  guard here != root, here.hasPrefix(root == "/" ? root : root + "/") else { return nil }
  return String(here.dropFirst(root == "/" ? 1 : root.count + 1))
}
