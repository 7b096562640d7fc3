import TestSupport

/// The source files that the rules are about, read once.
enum Sources {
  static let engine: [SwiftCode] = swift(under: "Sources")
  static let all: [SwiftCode] = engine + swift(under: "Tests")

  private static func swift(under folder: String) -> [SwiftCode] {
    Repository.files(under: folder).filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .map { SwiftCode(path: $0) }
  }
}
