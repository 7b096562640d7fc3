import FoundationEssentials
import Glibc
import Testing

/// One layout recorded from a browser: the text and its style, and where every line and cluster was.
struct BrowserCase: Decodable, Sendable, CustomTestStringConvertible {
  var input: Input
  var expected: Expected
  /// How far the recording can be believed: `high`, or only a record of what this `browser` does.
  var trust: String

  var testDescription: String { input.id }

  enum CodingKeys: String, CodingKey {
    case input = "case"
    case expected, trust
  }

  struct Input: Decodable, Sendable {
    var id: String
    var lang: String
    /// Keys of the file's fonts: the font, then its stand-ins.
    var fonts: [String]
    var size: Double
    var width: Double
    var text: String
    var style: Style?
    var paragraph: Paragraph?
    var runs: [Run]?
    var truncate: Truncate?
    var exclusions: [Exclusion]?
    var columns: Columns?
  }

  /// CSS properties by their camel-case names.
  struct Style: Decodable, Sendable {
    var textAlign: String?
    var direction: String?
    var unicodeBidi: String?
    var lineBreak: String?
    var wordBreak: String?
    var tabSize: Double?
    var letterSpacing: Double?
    var lineHeight: Double?
    var textIndent: Double?
    var paddingLeft: Double?
    var paddingRight: Double?
  }

  struct Paragraph: Decodable, Sendable {
    var marginTop: Double?
    var marginBottom: Double?
  }

  struct Run: Decodable, Sendable {
    struct Attachment: Decodable, Sendable {
      var w: Double
      var h: Double
    }
    var start: Int
    var end: Int
    var size: Double?
    var letterSpacing: Double?
    var font: String?
    var attachment: Attachment?
    var baselineOffset: Double?
  }

  struct Truncate: Decodable, Sendable {
    var mode: String
    var lines: Int
  }

  struct Exclusion: Decodable, Sendable {
    var x: Double
    var y: Double
    var w: Double
    var h: Double
  }

  struct Columns: Decodable, Sendable {}

  struct Expected: Decodable, Sendable {
    struct Line: Decodable, Sendable {
      var start: Int
      var end: Int
      var baseline: Double
    }

    struct Truncation: Decodable, Sendable {
      var hides: [Int]
      var lastLineWidth: Double
    }

    var lines: [Line]
    /// Start, end, x, width, line.
    var clusters: [[Double]]
    var truncation: Truncation?
  }
}

/// A file of recorded cases with the fonts that they name.
struct BrowserCaseFile: Decodable, Sendable {
  struct Face: Decodable, Sendable {
    var file: String
    var package: String
    var sha256: String
    var index: Int?
  }

  var fonts: [String: Face]
  var cases: [BrowserCase]

  /// The cases in the folder that GALLEY_CONFORMANCE names; nil without it.
  static let fromEnvironment: BrowserCaseFile? = folder.flatMap { read("\($0)/browser-40.json") }

  /// What GALLEY_CONFORMANCE says; nil if it is not set. A folder that it names must have the recordings.
  static let folder: String? = getenv("GALLEY_CONFORMANCE").map { String(cString: $0) }

  private static func read(_ path: String) -> BrowserCaseFile? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return try? JSONDecoder().decode(BrowserCaseFile.self, from: Data(bytes))
  }
}
