import GalleyFiles

/// A third-party component that the program contains or is delivered with.
struct Component: Hashable, Sendable {
  /// The ways in which components are delivered.
  enum Place: String, Sendable {
    /// The component is contained in the program's file.
    case inside
    /// The component is a library in the same folder as the program. The user may replace it.
    case beside
    /// The component is contained in the library that `galley swift` links. The archive with this
    /// library also contains the component's sources.
    case modules
  }

  var name: String
  /// The SPDX expression of the licence.
  var licence: String
  var place: Place
  /// The Debian 12 package that contains the component or is built from the same source; otherwise
  /// the name of the folder with its licences.
  var package: String

  /// All components, sorted by name.
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
    // The line-breaking classes are part of the program.
    Component(
      name: "Unicode Character Database", licence: "Unicode-3.0", place: .inside, package: "unicode-data"),
    Component(name: "zlib", licence: "Zlib", place: .inside, package: "zlib1g"),
  ]

  /// The path of the component's licence text in the installation. If the text is not there, its
  /// path in the system; nil if it is in neither place.
  var text: String? { licenceText(ofPackage: package) }
}

/// Returns the path of a package's licence text in the installation. If the text is not there,
/// returns its path in the system; nil if it is in neither place.
func licenceText(ofPackage package: String) -> String? {
  let installed = installedFolder().map { joined(joined($0, "licences"), package) }
  return [installed, "/usr/share/doc/\(package)/copyright"].compactMap(\.self).first(where: isFile)
}
