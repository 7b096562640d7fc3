import CPNG
package import GalleyBase

/// The version of libpng that the process runs with.
package func pictureLibraryVersions() -> [LibraryVersion] {
  [LibraryVersion(name: "libpng", version: String(cString: cpng_version()))]
}
