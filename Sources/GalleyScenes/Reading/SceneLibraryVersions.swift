import CFYAML
public import GalleyBase

/// The version of libfyaml that the process runs with.
public func sceneLibraryVersions() -> [LibraryVersion] {
  [LibraryVersion(name: "libfyaml", version: String(cString: cfyaml_version()))]
}
