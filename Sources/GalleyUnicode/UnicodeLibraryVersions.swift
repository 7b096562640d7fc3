import CICU
package import GalleyBase

/// Returns the version of ICU and the version of its Unicode data.
package func unicodeLibraryVersions() -> [LibraryVersion] {
  func text(_ fill: (UnsafeMutablePointer<CChar>, Int32) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      fill(start, 32)
      return String(cString: start)
    }
  }
  return [
    LibraryVersion(name: "ICU", version: text(cicu_version)),
    LibraryVersion(name: "Unicode", version: text(cicu_unicode_version)),
  ]
}
