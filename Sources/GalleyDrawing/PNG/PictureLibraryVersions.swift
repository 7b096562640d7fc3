import CPNG
package import GalleyBase

/// The versions of libpng that the process runs with, and of libdeflate that it was compiled with.
package func pictureLibraryVersions() -> [LibraryVersion] {
  [
    LibraryVersion(name: "libpng", version: String(cString: cpng_version())),
    LibraryVersion(name: "libdeflate", version: String(cString: cpng_deflate_version())),
  ]
}
