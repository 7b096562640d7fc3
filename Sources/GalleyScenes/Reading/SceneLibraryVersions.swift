import CFYAML
package import GalleyBase

/// The version of libfyaml that the process runs with.
package func sceneLibraryVersions() -> [LibraryVersion] {
  unsafe [LibraryVersion(name: "libfyaml", version: String(cString: cfyaml_version()))]
}
