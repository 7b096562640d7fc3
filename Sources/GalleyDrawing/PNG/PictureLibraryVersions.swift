import CPNG
package import GalleyBase

/// Returns the versions of libpng in this process and of libdeflate at compile time.
package func pictureLibraryVersions() -> [LibraryVersion] {
  [
    LibraryVersion(name: "libpng", version: String(cString: cpng_version())),
    LibraryVersion(name: "libdeflate", version: String(cString: cpng_deflate_version())),
  ]
}
