import CFYAML
package import GalleyBase

/// Returns the version of libfyaml that is linked at run time.
package func sceneLibraryVersions() -> [LibraryVersion] {
  unsafe [LibraryVersion(name: "libfyaml", version: String(cString: cfyaml_version()))]
}
