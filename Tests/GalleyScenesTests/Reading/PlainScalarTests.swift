import Testing

@testable import GalleyScenes

@Suite struct PlainScalarTests {
  static let cases: [(String, PlainScalar)] = [
    ("", .null), ("~", .null), ("null", .null), ("nUll", .string), ("true", .boolean(true)),
    ("FALSE", .boolean(false)), ("yes", .string), ("0", .number(0)), ("-0", .number(0)), ("12", .number(12)),
    ("+12.5", .number(12.5)), (".5", .number(0.5)), ("5.", .number(5)), ("1e3", .number(1000)),
    ("1.E-2", .number(0.01)), ("0o17", .number(15)), ("0x1F", .number(31)), ("0x", .string), ("0x-1", .string),
    (".", .string), ("-", .string), ("+.e1", .string), ("1e", .string), ("1_000", .string), ("1,5", .string),
    ("12pt", .string), ("nan", .string), ("inf", .string), ("0x1p3", .string), (".inf", .number(.infinity)),
    ("-.INF", .number(-.infinity)), ("1e999", .number(.infinity)), ("2024-01-01", .string), ("1:30", .string),
  ]

  @Test(arguments: cases) func coreSchema(text: String, meaning: PlainScalar) {
    #expect(PlainScalar(text) == meaning)
  }

  @Test func notANumber() {
    guard case .number(let value) = PlainScalar(".NaN") else {
      Issue.record(".NaN is a number in the core schema")
      return
    }
    #expect(value.isNaN)
  }
}
