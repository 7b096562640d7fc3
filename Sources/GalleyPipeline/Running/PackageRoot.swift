import GalleyFiles

/// Returns the folder of Galley's package: `$GALLEY_ROOT`, or the nearest folder above this program
/// that contains the package's sources; nil if there is none.
package func packageRoot() -> String? {
  if let stated = environmentValue("GALLEY_ROOT") { return stated }
  var place = programFolder()
  while !place.isEmpty, place != "/" {
    if isFile(joined(place, "Rewriting/Package.swift")) { return place }
    place = folder(of: place)
  }
  return nil
}

/// Returns the folder into which the archive for `galley swift` was unpacked; nil if only the
/// program is installed.
package func installationForSwift() -> String? {
  let place = joined(folder(of: programFolder()), "lib/galley/swift")
  return isFolder(joined(place, "sources")) ? place : nil
}
