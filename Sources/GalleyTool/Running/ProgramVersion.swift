import GalleyFiles
import GalleySystem

/// The version of the program, as `galley --version` prints it.
let programVersion = "0.1.0"

/// Returns the version of the indexes that a program keeps for later processes: its own, and the state of its file, since a
/// build of the same version may read manifests in another way.
func indexVersion(ofProgramAt path: String? = programPath) -> String {
  let seal = path.flatMap { FileSeal(of: $0) }
  return (seal?.numbers ?? []).reduce(into: programVersion) { $0 += " \($1)" }
}
