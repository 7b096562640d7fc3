import GalleyBase
import Testing

@Suite struct FileNameTests {
  @Test(
    arguments: [
      [], Array("plain/häus.yaml".utf8), [0x66, 0xFC, 0x72], [0xFF, 0xFE], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF4, 0x8F, 0x9F, 0xA9], Array("a\u{10F7E9}b".utf8), [0xC3, 0xA9, 0xC3],
    ] as [[UInt8]])
  func everyNameComesBack(bytes: [UInt8]) {
    #expect(String(fileName: bytes).fileNameBytes == bytes)
  }

  @Test func utf8IsLeftAlone() {
    #expect(String(fileName: Array("häus".utf8)) == "häus")
    #expect(String(fileName: [0x66, 0xFC]) == "f\u{10F7FC}")
  }

  @Test func differentNamesAreDifferentStrings() {
    #expect(String(fileName: [0x66, 0xFC]) != String(fileName: [0x66, 0xFD]))
  }

  @Test(arguments: [
    ("plain häus 日本", "plain häus 日本"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("a\0b", "a\\u{0}b"), ("x\u{202E}y\u{2066}z", "x\\u{202E}y\\u{2066}z"), ("f\u{10F7FC}", "f\\xFC"),
    ("\u{9B}", "\\u{9B}"),
  ])
  func controlSequencesAreSpelledOut(text: String, shown: String) {
    #expect(text.escapingControls == shown)
  }

  @Test func messagesAboutFilesAreOneLine() {
    let error = FileError(path: "a\n::error::\u{1B}]0;x", reason: "is a folder, not a file")
    #expect(error.message == "a\\n::error::\\u{1B}]0;x: is a folder, not a file")
  }
}
