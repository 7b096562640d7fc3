import TestSupport
import Testing

/// Properties with Apple's names that are kept and read nowhere are marked in one table, and no others are.
@Suite struct InertPropertyTests {
  /// The modules whose names are Apple's.
  private static let modules = ["UIKit", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics"]
  private static let files = Sources.engine.filter { file in
    (modules + ["GalleyTesting"]).contains { file.path.hasPrefix("Sources/\($0)/") }
  }
  private static let table = "Sources/UIKit/Inert/InertProperties.swift"

  private static let marked: Set<String> = {
    let rows = Repository.text(of: table).matches(of: /"([\w.]+)": \[([^\]]*)\]/)
    return Set(rows.flatMap { row in row.2.matches(of: /\w+/).map { "\(row.1).\($0.0)" } })
  }()

  @Test func propertiesThatAreReadNowhereAreMarked() {
    let inert = StoredProperty.readNowhere(in: Self.files)
    #expect(Self.marked.count > 200)
    #expect(inert.subtracting(Self.marked).sorted() == [], "add them to \(Self.table)")
    #expect(Self.marked.subtracting(inert).sorted() == [], "they are read, or are not there: take them out")
  }

  @Test func aPropertyIsReadWhereItsNameStandsAlone() {
    let file = SwiftCode(
      path: "Sources/UIKit/A.swift",
      text: """
        open class A {
          open var kept = 1  // kept
          open var used = 1
          open var drawn: Int { used }
          public struct Inner {
            public var chosen: Int?
            public var written = 0
          }
          func say(kept: Int, other: Inner?) -> Int? {
            inner.written = 2
            return kept > 1 ? other?.chosen : nil
          }
        }
        """)
    #expect(StoredProperty.readNowhere(in: [file]) == ["A.Inner.written"])
  }
}

/// A plain stored property that everybody may set.
private struct StoredProperty {
  var type: String
  var name: String

  /// Returns the properties, such as `UILabel.text`, whose names stand nowhere but where they are declared or set.
  static func readNowhere(in files: [SwiftCode]) -> Set<String> {
    let all = files.filter { !$0.path.contains("/Inert/") && !$0.path.contains("/GalleyTesting/") }.flatMap(declared)
    var unread = Set(all.map(\.name))
    // This file forwards the properties of any object to those of a responder, and uses no value itself.
    for file in files where !file.path.hasSuffix("/NSObject+Accessibility.swift") {
      unread.subtract(read(in: file, of: unread))
    }
    return Set(all.filter { unread.contains($0.name) }.map { "\($0.type).\($0.name)" })
  }

  /// The first words of lines that may declare a type or a property.
  private static let beginnings: Set<String> = [
    "@", "open", "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated", "class",
    "struct", "enum", "protocol", "extension",
  ]

  /// Returns the properties that a file declares. What is indented further than a type's first line is its own.
  private static func declared(in file: SwiftCode) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    var types: [(indent: Int, isProtocol: Bool, name: Substring)] = []
    // A brace alone in a line opens the body of the type whose declaration ends before it.
    for line in file.lines where line.contains(where: { $0 != " " && $0 != "{" }) {
      let indent = line.prefix { $0 == " " }.count
      while let last = types.last, indent <= last.indent { types.removeLast() }
      let word = line.dropFirst(indent).first == "@" ? "@" : line.dropFirst(indent).prefix { $0.isLetter }
      guard beginnings.contains(String(word)) else { continue }
      if let match = line.firstMatch(of: /\b(class|struct|enum|protocol|extension) ([A-Z][\w.]*)/) {
        types.append((indent, match.1 == "protocol", match.2))
      } else if let last = types.last, !last.isProtocol, indent == last.indent + 2, line.contains(" var "),
        let match = line.firstMatch(of: /^ *(?:@\w+ )*(?:open|public)(?: weak| lazy| final)* var (\w+)([^{]*)$/)
      {
        properties.append(StoredProperty(type: types.map(\.name).joined(separator: "."), name: String(match.1)))
      }
    }
    return properties
  }

  /// Returns those of some names that a file reads.
  private static func read(in file: SwiftCode, of names: Set<String>) -> Set<String> {
    let tokens = file.tokens.map(\.text)
    func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
    return Set(
      tokens.indices.filter { names.contains(tokens[$0]) }.filter { index in
        if ["var", "let", "func", "case"].contains(token(index - 1)) { return false }
        switch token(index + 1) {
        case "=": return token(index + 2) == "="
        case ":": return isChoice(before: index, token)
        default: return true
        }
      }.map { tokens[$0] })
  }

  /// Returns true if a name before a colon is the first value of `condition ? name : other`, and not a label.
  private static func isChoice(before index: Int, _ token: (Int) -> String) -> Bool {
    var place = index - 1
    while token(place) == "." || (token(place + 1) == "." && token(place).first?.isLetter == true) { place -= 1 }
    return token(place) == "?"
  }
}
