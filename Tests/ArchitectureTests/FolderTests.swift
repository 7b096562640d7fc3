import TestSupport
import Testing

/// Within a module a folder is a stage or a thing of its own: of two folders at most one names the types of the other.
@Suite struct FolderTests {
  @Test(arguments: FolderTests.modules)
  func noTwoFoldersNameEachOthersTypes(module: String) {
    let files = Sources.engine.filter { $0.path.hasPrefix("Sources/\(module)/") }
    #expect(!files.isEmpty)
    #expect(FolderArrows(files).mutual == [])
  }

  @Test func foldersThatNameEachOthersTypesAreFound() {
    let files = [
      SwiftCode(path: "M/Break/Line.swift", text: "struct Line {}\nlet end = Placed.left // Other"),
      SwiftCode(path: "M/Place/Placed.swift", text: "enum Placed {\n  case left\n}\nfunc place(_ line: Line) {}"),
      SwiftCode(path: "M/Result/Other.swift", text: "public struct Other<Kind> { var placed: Placed }"),
    ]
    #expect(
      FolderArrows(files).mutual == [
        "M/Break <-> M/Place: M/Break/Line.swift names Placed; M/Place/Placed.swift names Line"
      ])
  }

  static let modules: [String] = Set(Sources.own.map { String($0.path.split(separator: "/")[1]) }).sorted()
}

/// The arrows between folders: a file of one names a type that a file of the other declares, or extends it.
struct FolderArrows {
  /// By the folder that names and the one that declares: each file that names, and one type that it names.
  private var arrows: [Arrow: [String]] = [:]

  private struct Arrow: Hashable {
    var from: String
    var to: String
  }

  init(_ files: [SwiftCode]) {
    var declared: [String: Set<String>] = [:]
    for file in files {
      for name in file.topLevelTypes { declared[name, default: []].insert(file.folder) }
    }
    for file in files {
      for name in Set(file.tokens.map(\.text)).sorted() {
        // A name that two folders declare is private to each.
        guard let folders = declared[name], folders.count == 1, let other = folders.first, other != file.folder else {
          continue
        }
        arrows[Arrow(from: file.folder, to: other), default: []].append("\(file.path) names \(name)")
      }
    }
  }

  /// The pairs of folders with arrows both ways, each with one reason for either.
  var mutual: [String] {
    arrows.keys.filter { $0.from < $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.compactMap { arrow in
      guard let there = arrows[arrow]?.min(), let back = arrows[Arrow(from: arrow.to, to: arrow.from)]?.min() else {
        return nil
      }
      return "\(arrow.from) <-> \(arrow.to): \(there); \(back)"
    }
  }
}

extension SwiftCode {
  fileprivate var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The types that the file declares outside of any other.
  fileprivate var topLevelTypes: [String] {
    let tokens = tokens
    var depth = 0
    return tokens.indices.dropLast().compactMap { index in
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "struct", "class", "enum", "protocol", "typealias":
        let isModifier = index > 0 && [".", "import"].contains(tokens[index - 1].text)
        if depth == 0, !isModifier { return tokens[index + 1].text }
      default: break
      }
      return nil
    }
  }
}
