import GalleyFiles

/// A work of others that the program consists of, or is delivered with.
struct Component: Hashable, Sendable {
  /// The way in which it comes with the program.
  enum Place: String, Sendable {
    /// Part of the program's file.
    case inside
    /// A library beside the program, which may be exchanged.
    case beside
    /// Part of the library that `galley swift` links, whose archive also has its sources.
    case modules
  }

  var name: String
  /// The licence's SPDX expression.
  var licence: String
  var place: Place
  /// The package of Debian 12 that brings it or is built from the same source, or the name of its folder of licences.
  var package: String

  /// All libraries, sorted by name.
  static let all = [
    Component(name: "Brotli", licence: "MIT", place: .inside, package: "libbrotli1"),
    Component(name: "FreeType", licence: "FTL OR GPL-2.0-or-later", place: .inside, package: "libfreetype6"),
    Component(
      name: "GCC's support library", licence: "GPL-3.0-or-later WITH GCC-exception-3.1", place: .inside,
      package: "libgcc-s1"),
    Component(
      name: "GNU C++ library", licence: "GPL-3.0-or-later WITH GCC-exception-3.1", place: .inside,
      package: "libstdc++6"),
    Component(name: "HarfBuzz", licence: "MIT-Modern-Variant", place: .inside, package: "libharfbuzz0b"),
    Component(name: "ICU", licence: "Unicode-DFS-2016", place: .inside, package: "libicu72"),
    Component(name: "libdeflate", licence: "MIT", place: .inside, package: "libdeflate0"),
    Component(name: "libfyaml", licence: "MIT", place: .inside, package: "libfyaml0"),
    Component(name: "libpng", licence: "libpng-2.0", place: .inside, package: "libpng16-16"),
    Component(
      name: "Nettle", licence: "LGPL-3.0-or-later OR GPL-2.0-or-later", place: .beside, package: "libnettle8"),
    Component(name: "OpenCombine", licence: "MIT", place: .modules, package: "opencombine"),
    Component(
      name: "Swift's libraries", licence: "Apache-2.0 WITH Swift-exception", place: .inside, package: "swift"),
    Component(
      name: "Swift Argument Parser", licence: "Apache-2.0 WITH Swift-exception", place: .inside,
      package: "swift-argument-parser"),
    // The classes of line breaking are in the program.
    Component(
      name: "Unicode Character Database", licence: "Unicode-3.0", place: .inside, package: "unicode-data"),
    Component(name: "zlib", licence: "Zlib", place: .inside, package: "zlib1g"),
  ]

  /// The file with the text of the licence: that of the installation, else that of the system; nil if there is neither.
  var text: String? { licenceText(ofPackage: package) }
}

/// Returns the file with the licence of a package: that of the installation, else that of the system.
func licenceText(ofPackage package: String) -> String? {
  let installed = installedFolder().map { joined(joined($0, "licences"), package) }
  return [installed, "/usr/share/doc/\(package)/copyright"].compactMap(\.self).first(where: isFile)
}
