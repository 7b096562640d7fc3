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

/// The path of the current folder in its repository; nil for the repository's own folder, and outside of any.
var placeInRepository: String? {
  let (home, here) = (repositoryFolder(), nearestFolder(""))
  return here == home ? nil : String(here.dropFirst(home == "/" ? 1 : home.count + 1))
}
