import TestSupport
import Testing

/// Each decision has a page with its reasons, and the architecture leads to all of them.
@Suite struct DecisionTests {
  static let pages = Repository.files(under: "docs/decisions")

  @Test func everyPageIsLinkedFromTheArchitecture() {
    let architecture = Repository.text(of: "ARCHITECTURE.md")
    #expect(Self.pages.count > 10)
    #expect(Self.pages.filter { !architecture.contains("](\($0))") } == [])
  }

  @Test(arguments: ["## Context", "## Decision", "## Consequences"])
  func everyPageHas(heading: String) {
    #expect(Self.pages.filter { !Repository.text(of: $0).contains("\n\(heading)\n") } == [])
  }
}
