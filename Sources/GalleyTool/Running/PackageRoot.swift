import GalleyFiles

/// Returns the folder of Galley's package: `$GALLEY_ROOT`, or the nearest folder above this program that is one.
func packageRoot() throws -> String {
  if let stated = environmentValue("GALLEY_ROOT") { return stated }
  var place = programFolder()
  while !place.isEmpty, place != "/" {
    if isFile(joined(place, "Rewriting/Package.swift")) { return place }
    place = folder(of: place)
  }
  throw Complaint("this program lies outside of Galley's package: set GALLEY_ROOT to the package's folder")
}
