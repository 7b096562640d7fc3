import CFYAML
package import GalleyBase

/// Returns the version of libfyaml that the process uses.
package func sceneLibraryVersions() -> [LibraryVersion] {
  unsafe [LibraryVersion(name: "libfyaml", version: String(cString: cfyaml_version()))]
}
