import Galley
import Testing

/// Layouts recorded from a browser, on real text of many scripts. The folder comes from GALLEY_CONFORMANCE; without it
/// the suite is off, since users do not have the recordings.
@Suite(.enabled(if: BrowserCaseFile.folder != nil, "GALLEY_CONFORMANCE is not set"))
struct BrowserCaseTests {
  static let file = BrowserCaseFile.fromEnvironment

  /// Recordings that are not believed to show what UIKit does, or that need what Galley does not have yet.
  static func reasonToWait(_ recorded: BrowserCase) -> String? {
    let input = recorded.input
    if recorded.trust != "high" { return "records a habit of the browser" }
    if input.columns != nil { return "several containers" }
    return nil
  }

  static let ready = (file?.cases ?? []).filter { reasonToWait($0) == nil }

  @Test(arguments: ready) func setsAsRecorded(_ recorded: BrowserCase) throws {
    let setting = try BrowserSetting(recorded, faces: try #require(Self.file).fonts)
    if let truncation = recorded.expected.truncation {
      try check(truncation, setting)
    } else {
      checkLines(recorded, setting)
      checkClusters(recorded, setting)
    }
    if recorded.input.style?.lineHeight != nil { checkPitch(recorded, setting) }
  }

  @Test func listsWhatWaits() throws {
    let file = try #require(Self.file, "there is no browser-40.json that can be read in GALLEY_CONFORMANCE")
    for recorded in file.cases {
      if let reason = Self.reasonToWait(recorded) { print("not judged: \(recorded.input.id): \(reason)") }
    }
    #expect(Self.ready.count >= 37)
  }

  private func checkLines(_ recorded: BrowserCase, _ setting: BrowserSetting) {
    let lines = setting.layout.lines.map(\.range)
    #expect(lines == recorded.expected.lines.map { $0.start..<$0.end })
  }

  private func checkClusters(_ recorded: BrowserCase, _ setting: BrowserSetting) {
    let lines = setting.layout.lines
    let places = lines.map { line in
      Dictionary(
        setting.layout.clusters(of: line, with: setting.typesetter).map { ($0.range.lowerBound, $0.x) },
        uniquingKeysWith: { first, _ in first })
    }
    let lastLine = recorded.expected.lines.count - 1
    for cluster in recorded.expected.clusters {
      let line = Int(cluster[4])
      // On the last line CSS counts spaces that still fit when it aligns; UIKit does not.
      if line == lastLine, recorded.input.style?.textAlign == "right" { continue }
      guard line < places.count, let x = places[line][Int(cluster[0])] else {
        Issue.record("no cluster at \(cluster[0]) on line \(line)")
        continue
      }
      #expect(abs(x - cluster[2]) <= 0.1, "offset \(Int(cluster[0])) on line \(line)")
    }
  }

  private func checkPitch(_ recorded: BrowserCase, _ setting: BrowserSetting) {
    let wanted = recorded.expected.lines.map(\.baseline)
    let actual = setting.layout.lines.map(\.baseline)
    for index in actual.indices.dropFirst() where index < wanted.count {
      #expect(abs(actual[index] - actual[index - 1] - (wanted[index] - wanted[index - 1])) <= 0.1)
    }
  }

  private func check(_ truncation: BrowserCase.Expected.Truncation, _ setting: BrowserSetting) throws {
    let last = try #require(setting.layout.lines.last)
    #expect(last.hidden == truncation.hides[0]..<truncation.hides[1])
    #expect(abs(last.runs.reduce(0) { $0 + $1.width } - truncation.lastLineWidth) <= 0.1)
  }
}
