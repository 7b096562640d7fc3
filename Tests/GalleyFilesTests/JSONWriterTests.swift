import GalleyBase
import GalleyFiles
import Testing

@testable import GalleyFiles

@Suite struct JSONWriterTests {
  static let decimals: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (17, "17"), (-1, "-1"), (0.25, "0.25"), (1 / 65536, "0.0000152587890625"),
    (-1 / 65536, "-0.0000152587890625"), (10_000_000, "10000000"), (1e21, "1000000000000000000000"),
    (1.5e-7, "0.00000015"), (13.6666717529296875, "13.666671752929688"), (1.25e20, "125000000000000000000"),
    (0.1, "0.1"),
  ]

  @Test(arguments: decimals) func numbersAreShortestAndPlain(number: Double, text: String) {
    #expect(number.plainDecimal == text)
    #expect(Double(text) == number)
  }

  @Test func everyGridLengthReadsBack() {
    for step in stride(from: 1, to: 1 << 40, by: 7_777_777_777) {
      let length = Double(step) / 65536
      #expect(Double(length.plainDecimal) == length)
    }
  }

  @Test(
    arguments: [
      Rect(x: 0.1, y: -2, width: 3.25, height: 1e21), -4..<7, Size(width: 1, height: 0.5), "a\"b", 17, 0.1, true,
      ["a", "b"], [1, 0.5], [] as [Int], [Size(width: 1, height: 2)],
    ] as [any JSONConvertible & Sendable])
  func valuesAreWrittenAsTheirTreesAre(value: any JSONConvertible & Sendable) {
    var (direct, tree) = (JSONWriter(), JSONWriter())
    value.write(to: &direct)
    tree.value(value.json)
    #expect(direct.text == tree.text)
  }

  @Test func linesAndInlines() {
    var json = JSONWriter()
    json.beginObject()
    json.key("size")
    json.beginArray()
    json.value(320)
    json.value(96.5)
    json.endArray()
    json.key("views")
    json.beginArray(.lines)
    json.beginObject()
    json.key("id")
    json.value("a")
    json.key("lines")
    json.beginArray(.lines)
    json.value(true)
    json.null()
    json.endArray()
    json.endObject()
    json.endArray()
    json.key("none")
    json.beginArray(.lines)
    json.endArray()
    json.key("empty")
    json.beginObject()
    json.endObject()
    json.endObject()
    json.newline()
    #expect(
      json.text == """
        { "size": [320, 96.5], "views": [
          { "id": "a", "lines": [
            true,
            null
          ] }
        ], "none": [], "empty": {} }

        """)
  }

  @Test func stringsAreEscaped() {
    var json = JSONWriter()
    json.value("a\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}é😀/")
    #expect(json.text == #""a\"\\\n\r\t\u0000\u001f\u007f\u0085\u2028é😀/""#)
  }
}
