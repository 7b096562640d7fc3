import CPNG
public import GalleyBase

/// The version of libpng that the process runs with.
public func pictureLibraryVersions() -> [LibraryVersion] {
  [LibraryVersion(name: "libpng", version: String(cString: cpng_version()))]
}
