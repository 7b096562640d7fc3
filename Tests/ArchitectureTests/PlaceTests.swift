import TestSupport
import Testing

/// The table "Where does it go?" of ARCHITECTURE is true.
@Suite struct PlaceTests {
  /// The rows: the change, the files, and the example.
  static let rows = Repository.text(of: "ARCHITECTURE.md").split(separator: "## Where does it go?")[1]
    .split(separator: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    .map { row in row.split(separator: "|").map { $0.trimming(while: { $0 == " " }) } }

  /// The places that rows name, by the example of the rows: files and folders under Sources.
  static let places = Dictionary(
    rows.filter { $0.count == 3 && !$0[2].isEmpty }.map { (words(in: $0[2]).first ?? "", paths(in: $0[1])) },
    uniquingKeysWith: +)

  /// The files whose code names an example.
  private static let files: [String: [String]] = {
    var files: [String: [String]] = [:]
    for code in Sources.engine where !code.path.hasPrefix("Sources/SwiftUI/") {
      let path = String(code.path.dropFirst("Sources/".count))
      for example in Set(code.tokens.map(\.text)) where places[example] != nil {
        files[example, default: []].append(path)
      }
    }
    return files
  }()

  @Test func rowsHaveExamples() {
    #expect(Self.rows.count > 25)
    #expect(Self.places.count >= 10)
  }

  @Test(arguments: places.keys.sorted())
  func onlyTheFilesOfTheRowNameItsExample(example: String) {
    let files = Self.files[example, default: []]
    #expect(!files.isEmpty)
    let others = files.filter { file in !Self.places[example, default: []].contains { file.hasPrefix($0) } }
    #expect(others == [], "ARCHITECTURE does not say that \(example) is there")
  }

  @Test func namedFilesExist() {
    let present = Repository.files(under: "Sources").map { $0.dropFirst("Sources/".count) }
    let named = Self.rows.filter { $0.count > 1 }.flatMap { Self.paths(in: $0[1]) }
    #expect(named.count > 50)
    #expect(named.filter { path in !present.contains { $0.hasPrefix(path) } } == [])
  }

  /// What stands between backticks.
  private static func words(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The files and folders under Sources that a cell names. A name without a folder is beside the one before it.
  private static func paths(in cell: Substring) -> [String] {
    var folder = ""
    return words(in: cell).compactMap { word in
      if let slash = word.lastIndex(of: "/"), word.first?.isUppercase == true {
        guard !word.contains("…"), modules.contains(String(word.prefix { $0 != "/" })) else { return nil }
        folder = String(word[...slash])
        return word
      }
      return word.hasSuffix(".swift") && !folder.isEmpty ? folder + word : nil
    }
  }

  private static let modules = Set(
    Sources.engine.compactMap { $0.path.split(separator: "/").dropFirst().first }.map(String.init))
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
