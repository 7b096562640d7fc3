import Foundation
import Testing

@testable import GalleyPreviews

/// A shell program in the place of the one that draws: it reads where it is to start and tells what it does.
private struct Painter {
  let folder: String
  let program: String

  init(_ body: String) throws {
    folder = NSTemporaryDirectory() + "galley-painter-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/job", withIntermediateDirectories: true)
    program = folder + "/painter"
    let text = """
      #!/bin/bash
      job=$(cat "$2")
      events=\(folder)/job/events
      [[ $job =~ \\"start\\":\\{([^}]*)\\} ]]; start=${BASH_REMATCH[1]}
      value() { [[ $start =~ \\"$1\\":(-?[0-9]+) ]]; echo "${BASH_REMATCH[1]}"; }
      preview=$(value preview) page=$(value page) variant=$(value variant)
      opens() { echo "{\\"opens\\":{\\"_0\\":$1}}" >>$events; }
      pages() { echo "{\\"hasPages\\":{\\"_0\\":$1,\\"titles\\":[null,null]}}" >>$events; }
      place() { echo "{\\"preview\\":$1,\\"page\\":$2,\\"variant\\":$3}"; }
      draws() { echo "{\\"draws\\":{\\"_0\\":$(place $1 $2 $3)}}" >>$events; }
      drew() { echo "{\\"drew\\":{\\"_0\\":$(place $1 $2 $3),\\"pictures\\":[],\\"remarks\\":[]}}" >>$events; }
      for ((p = preview; p < 2; p++)); do
        opens $p; pages $p
        for ((g = 0; g < 2; g++)); do
          for ((v = 0; v < 2; v++)); do
            ((p * 100 + g * 10 + v < preview * 100 + page * 10 + variant)) && continue
            draws $p $g $v
            \(body)
            drew $p $g $v
          done
        done
      done
      echo '{"done":{}}' >>$events

      """
    try text.write(toFile: program + ".text", atomically: true, encoding: .utf8)
    // Another process writes the program: one that a test starts meanwhile would inherit the open file, and a file that is
    // open for writing cannot be started.
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cp \"$0.text\" \"$0\" && chmod 755 \"$0\"", program])
    copy.waitUntilExit()
  }

  /// Returns what becomes of each picture of two previews with two pages in two variants: `+`, or the reason why not.
  func outcomes(_ words: [String] = []) throws -> [String] {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let previews = (0..<2).map { ListedPreview(target: "A", path: "/a.swift", line: $0, symbol: "s\($0)") }
    let watch = PreviewWatch(try PreviewOptions(words), previews, in: folder + "/job", program: program)
    let drawn = try watch.draw([0, 1], isListing: false)
    return drawn.outcomes.sorted { $0.key < $1.key }.map { place, outcome in
      switch outcome {
      case .drawn: "+"
      case .failed(let reason): "\(place.preview)\(place.page)\(place.variant) \(reason)"
      }
    }
  }
}

@Suite struct PreviewWatchTests {
  @Test func allIsDrawn() throws {
    #expect(try Painter("").outcomes() == Array(repeating: "+", count: 8))
  }

  @Test func drawingContinuesAfterATrap() throws {
    let painter = try Painter(
      "[ $p$g$v = 011 ] && { echo 'Card.swift:3: Fatal error: no card' >&2; kill -ILL $$; }; [ $p$g$v = 100 ] && exit 3"
    )
    let outcomes = try painter.outcomes()
    #expect(outcomes.count == 8)
    #expect(outcomes[3] == "011 traps: Card.swift:3: Fatal error: no card")
    #expect(outcomes[4] == "100 ends the program with exit code 3")
    #expect(outcomes.count { $0 == "+" } == 6)
  }

  /// A preview that ends the program in good order is not the end either.
  @Test func anExitIsAFailureOfItsPreview() throws {
    let outcomes = try Painter("[ $p$g$v = 010 ] && exit 0").outcomes()
    #expect(outcomes[2] == "010 ends the program with exit code 0")
    #expect(outcomes.count { $0 == "+" } == 7)
  }

  @Test func previewsThatHangAreKilled() throws {
    let painter = try Painter(
      "[ $p$g$v = 011 ] && sleep 1.2; [ $p$g$v = 101 ] && while :; do :; done; [ $p$g$v = 110 ] && exec sleep 100")
    let outcomes = try painter.outcomes(["--timeout", "1"])
    #expect(outcomes[5] == "101 does not end: it used more than 1 s of processor time; --timeout sets the limit")
    #expect(outcomes[6] == "110 does not end: it waited for 3 s, three times --timeout")
    #expect(outcomes.count { $0 == "+" } == 6, "waiting for longer than the limit is not an error")
  }

  @Test func previewsThatDoNotStartAreReported() throws {
    let painter = try Painter("")
    try "#!/bin/bash\necho 'error: no library' >&2\nexit 127\n".write(
      toFile: painter.program, atomically: true, encoding: .utf8)
    #expect(throws: Mistake.self) { try painter.outcomes() }
  }
}
