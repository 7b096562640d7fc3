import Galley
import TestSupport
import Testing

/// Code in documents is code that runs: every Swift block stands word for word in a test of this target or, if it imports UIKit, of `UIKitTests`, and every scene
/// is read without a mistake.
@Suite struct DocumentedCodeTests {
  static let documents =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
    + Repository.files(under: "Sources").filter { $0.hasSuffix(".md") }
  static let sources = Repository.files(under: "Sources").filter { $0.hasSuffix(".swift") }
  static let tests = ["Tests/ExampleTests", "Tests/UIKitTests/Documented", "Tests/SwiftUITests/Documented"].flatMap {
    Repository.files(under: $0)
  }
  .filter { $0.hasSuffix(".swift") }
  .map { Block.trimmed(Repository.text(of: $0).split(separator: "\n").map(String.init)) }

  @Test func everySwiftBlockIsInATest() {
    let blocks = (Self.documents + Self.sources).flatMap { Block.all(in: $0) }.filter { $0.language == "swift" }
    let missing = blocks.filter { block in !Self.tests.contains { $0.contains(block.trimmedLines) } }
    #expect(blocks.count > 5)
    #expect(missing.map(\.place) == [])
  }

  /// A block that begins with a view is the list of views of a scene.
  @Test func everySceneIsRead() throws {
    let blocks = Self.documents.flatMap { Block.all(in: $0) }.filter { $0.language == "yaml" }
    #expect(blocks.count > 5)
    for block in blocks {
      let isWhole = block.lines.first?.hasPrefix("galley:") == true
      let lines = isWhole ? block.lines : ["galley: 1", "size: [500, 500]", "views:"] + block.lines.map { "  " + $0 }
      let text = lines.joined(separator: "\n") + "\n"
      #expect(throws: Never.self, "\(block.place)") { try SceneFile(reading: Array(text.utf8), file: block.place) }
    }
  }

  /// The scenes that users copy are those that the documents show; Scripts/test compares them with their goldens.
  @Test(arguments: [
    ("Examples/prices.yaml", "README.md"), ("Examples/cart.yaml", "Sources/Galley/Galley.docc/Tutorial.md"),
    ("Examples/city.yaml", "Sources/Galley/Galley.docc/EditingAndSteps.md"),
    ("Examples/beside-ios.yaml", "Sources/Galley/Galley.docc/BesideIOS.md"),
  ])
  func examplesAreInTheDocuments(scene: String, document: String) {
    #expect(Block.all(in: document).contains { $0.lines.joined(separator: "\n") + "\n" == Repository.text(of: scene) })
  }

  @Test func blocksAreFoundInComments() {
    let text = "/// Says:\n/// ```swift\n/// f(1)\n///   g()\n/// ```\nfunc f() {}\n"
    let blocks = Block.all(in: "a.swift", text: text)
    #expect(blocks.map(\.place) == ["a.swift:2"])
    #expect(blocks.map(\.lines) == [["f(1)", "  g()"]])
    #expect(["f(1)", "g()", "h()"].contains(blocks[0].trimmedLines))
    #expect(!["f(1)", "h()", "g()"].contains(blocks[0].trimmedLines))
  }
}

/// A fenced block of code.
struct Block {
  let place: String
  let language: String
  var lines: [String] = []

  /// The lines without the blanks around them, and without empty ones.
  var trimmedLines: [String] { Self.trimmed(lines) }

  static func trimmed(_ lines: [String]) -> [String] {
    lines.map { line in
      let start = line.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  static func all(in path: String) -> [Block] { all(in: path, text: Repository.text(of: path)) }

  /// The blocks of a file; those of Swift are in its comments.
  static func all(in path: String, text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let content = path.hasSuffix(".swift") ? commentText(line) : line else {
        open = nil
        continue
      }
      if content.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(place: "\(path):\(number + 1)", language: String(content.dropFirst(3))) : nil
      } else {
        open?.lines.append(String(content))
      }
    }
    return blocks
  }

  private static func commentText(_ line: Substring) -> Substring? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
  }
}

extension Array where Element: Equatable {
  /// True if the elements of `part` stand in it one after the other.
  func contains(_ part: [Element]) -> Bool {
    !part.isEmpty && indices.contains { self[$0...].starts(with: part) }
  }
}
