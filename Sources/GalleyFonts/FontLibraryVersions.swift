import CFreeType
import CHarfBuzz
import CNettle
package import GalleyBase

/// Returns the versions of HarfBuzz, FreeType and Nettle that this process uses.
package func fontLibraryVersions() -> [LibraryVersion] {
  [
    LibraryVersion(name: "HarfBuzz", version: String(cString: hb_version_string())),
    LibraryVersion(name: "FreeType", version: freeTypeVersion()),
    LibraryVersion(name: "Nettle", version: "\(cnettle_version_major()).\(cnettle_version_minor())"),
  ]
}

private func freeTypeVersion() -> String {
  var library: FT_Library?
  guard FT_Init_FreeType(&library) == 0 else { return "cannot be started" }
  defer { FT_Done_FreeType(library) }
  var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
  FT_Library_Version(library, &major, &minor, &patch)
  return "\(major).\(minor).\(patch)"
}
