import TestSupport

/// The source files that the rules are about, read once.
enum Sources {
  static let engine: [SwiftCode] = swift(under: "Sources")
  /// The modules with UIKit's names, and the one with the names of a well-known testing library. Their classes, globals
  /// and casts are those of the originals: they name each other, and a process has one application, one environment and
  /// one set of settings for snapshots.
  static let spellings: Set<String> = [
    "CoreGraphics", "UIFoundation", "CoreText", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "Combine", "simd",
    "SwiftUI", "GalleyPreviews", "GalleyLogging", "GalleyTesting",
  ]
  /// The files of the modules whose names are ours alone.
  static let own: [SwiftCode] = engine.filter { !spellings.contains(String($0.path.split(separator: "/")[1])) }
  static let all: [SwiftCode] = engine + swift(under: "Tests")

  private static func swift(under folder: String) -> [SwiftCode] {
    Repository.files(under: folder).filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .map { SwiftCode(path: $0) }
  }
}
