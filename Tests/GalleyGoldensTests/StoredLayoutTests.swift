import GalleyBase
import GalleyFiles
import TestSupport
import Testing

@testable import GalleyGoldens

/// Layouts as goldens store them: with short lines, from which the dump can be restored.
@Suite struct StoredLayoutTests {
  private static let start = "{ \"galley\": 1, \"size\": [100, 20], \"views\": [\n"

  private static func dump(_ line: String) -> [UInt8] { Array((start + "  " + line + "\n] }\n").utf8) }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aDumpWithShortLinesIsStoredAsItIs() {
    let dump = Self.dump("{ \"id\": \"a\" }")
    #expect(StoredLayout(dump: dump).bytes == dump)
    #expect(StoredLayout(reading: dump)?.dump == dump)
    #expect(!StoredLayout(dump: dump).isEarlierForm(dump))
  }

  /// One member a line, so that a diff shows what differs; numbers fill their lines.
  @Test func membersHaveLinesOfTheirOwn() {
    let numbers = (0..<60).map { "[\($0), \($0).5]" }.joined(separator: ", ")
    let stored = StoredLayout(
      dump: Self.dump("{ \"id\": \"a\", \"frame\": [0, 0, 10, 10], \"clusters\": [\(numbers)] }"))
    let lines = Self.lines(stored.bytes)
    #expect(lines[0] == "{ \"galley\": 1, \"lines\": 2, \"size\": [100, 20], \"views\": [")
    #expect(lines[1...2] == ["  { \"id\": \"a\",", "\t\"frame\": [0, 0, 10, 10],"])
    #expect(lines[3].hasPrefix("\t\"clusters\": [[0, 0.5], [1, 1.5], ") && lines[3].utf8.count > 180)
    #expect(lines[4].hasPrefix("\t\t[") && lines.count < 10)
    #expect(stored.isEarlierForm(stored.dump))
  }

  @Test(arguments: ["word ", "ü", "\\\"", "\\\\", "\\u200b", "a\\n", "字", "👩‍👩‍👧", "\", \"", "{ \"pieces\": [\""])
  func aLongStringIsRestored(part: String) {
    let text = part.hasPrefix("\"") || part.hasPrefix("{") ? part.replacing("\"", with: "\\\"") : part
    for count in [30, 119, 120, 121, 300] {
      let dump = Self.dump("{ \"id\": \"a\", \"text\": \"\(String(repeating: text, count: count))\", \"lines\": [] }")
      let bytes = StoredLayout(dump: dump).bytes
      #expect(Self.lines(bytes).allSatisfy { $0.utf8.count <= 200 })
      #expect(StoredLayout(reading: bytes)?.dump == dump)
      #expect((try? JSON(reading: bytes)) != nil)
    }
  }

  /// Random dumps are restored to the last byte, are JSON, and have no long line.
  @Test(arguments: 0..<60) func randomDumpsAreRestored(seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    func value(_ depth: Int) -> JSON {
      switch Int.random(in: 0..<(depth > 4 ? 3 : 5), using: &random) {
      case 0: return .number(Double.random(in: -1000...1000, using: &random))
      case 1: return .bool(.random(using: &random))
      case 2:
        let characters = Array("ab ,:[]{}\"\\\n\t\u{200B}é字👩‍👩‍👧")
        return .string(
          String((0..<Int.random(in: 0..<400, using: &random)).map { _ in characters.randomElement(using: &random)! }))
      case 3: return .array((0..<Int.random(in: 0..<12, using: &random)).map { _ in value(depth + 1) })
      default:
        return .object(
          (0..<Int.random(in: 0..<8, using: &random)).map { JSON.Member(name: "k\($0)", value: value(depth + 1)) })
      }
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("galley", 1)
    writer.member("size", [1, 2])
    writer.key("views")
    writer.beginArray(.lines)
    for _ in 0..<6 { writer.value(value(0)) }
    writer.endArray()
    writer.endObject()
    writer.newline()
    var stored = StoredLayout(dump: writer.bytes)
    if seed.isMultiple(of: 2) { stored.pictures = ["": "@dark", "focused": ".typed"] }
    let bytes = stored.bytes
    #expect(Self.lines(bytes).allSatisfy { $0.utf8.count <= 200 })
    #expect(try #require(StoredLayout(reading: bytes)) == stored)
    _ = try JSON(reading: bytes)
  }

  /// The first line has what is set on the scene as a whole.
  @Test(arguments: 1...40) func aLongFirstLineIsRestored(count: Int) {
    let constraints = (0..<count).map { "\"a.top = b\($0).bottom\"" }.joined(separator: ", ")
    let dump = Array("{ \"galley\": 1, \"size\": [1, 2], \"constraints\": [\(constraints)], \"views\": [\n] }\n".utf8)
    var stored = StoredLayout(dump: dump)
    for pictures in [[:], ["": "@dark"], Dictionary(uniqueKeysWithValues: (0..<20).map { ("frame-\($0)", "@dark") })] {
      stored.pictures = pictures
      #expect(Self.lines(stored.bytes).allSatisfy { $0.utf8.count <= 200 })
      #expect(StoredLayout(reading: stored.bytes) == stored)
    }
  }

  @Test func aLaterVersionIsNotRead() {
    let bytes = Array("{ \"galley\": 1, \"lines\": 3, \"size\": [1, 1], \"views\": [] }\n".utf8)
    #expect(StoredLayout(reading: bytes) == nil)
    #expect(LayoutSummary(dump: bytes) == nil)
  }

  @Test(arguments: ["../@dark", "/etc/x", "@a/b"]) func aPictureOfAnotherFolderIsNotRead(tail: String) {
    var stored = StoredLayout(dump: Self.dump("{ \"id\": \"a\" }"))
    stored.pictures = ["": tail]
    #expect(StoredLayout(reading: stored.bytes)?.pictures.isEmpty != false)
  }

  /// A file that was cut is read, or refused, at each of its bytes.
  @Test func cutLayoutsDoNotTrap() {
    let text = "{ \"galley\": 1, \"lines\": 2,\n\t\"x\": { \"pieces\": [\n\t\"a\",\n\t\"b\"\n\t] } }\n"
    for count in text.utf8.indices { _ = StoredLayout(reading: Array(text.utf8[..<count])) }
    _ = StoredLayout(reading: Array("{ \"galley\": 1, \"lines\": 2, \"x\": { \"pieces\": [\"a\",".utf8))
  }
}
