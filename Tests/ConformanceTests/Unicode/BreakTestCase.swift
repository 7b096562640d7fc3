/// A line of LineBreakTest, GraphemeBreakTest or WordBreakTest.
struct BreakTestCase {
  /// The number of the line in the file.
  let line: Int
  let text: [UInt16]
  /// The UTF-16 offsets where the file has ÷, in ascending order.
  let breaks: [Int]

  /// All cases of a file below a folder.
  static func read(_ name: String, folder: String = UnicodeDataFile.folder) throws -> [BreakTestCase] {
    var cases: [BreakTestCase] = []
    try UnicodeDataFile(name, folder: folder).forEachLine { reader, line in
      var text: [UInt16] = []
      var breaks: [Int] = []
      while !reader.isAtEnd {
        if reader.skip("÷") {
          breaks.append(text.count)
        } else if !reader.skip("×"), let scalar = Unicode.Scalar(UInt32(reader.number(radix: 16))) {
          text += Array(UTF16.encode(scalar).unsafelyUnwrapped)
        }
      }
      cases.append(BreakTestCase(line: line, text: text, breaks: breaks))
    }
    return cases
  }

  /// The numbers of the lines for which `breaks` finds something else than the file.
  static func failures(in cases: [BreakTestCase], breaks: (UnsafeBufferPointer<UInt16>) -> [Int]) -> [Int] {
    cases.filter { test in test.text.withUnsafeBufferPointer(breaks) != test.breaks }.map(\.line)
  }
}
