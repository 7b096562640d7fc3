import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@testable import GalleyTool

/// The walk through failures in a terminal.
@Suite struct ReviewTests {
  /// The bytes that a terminal was sent, and the keys that are still to come.
  private final class Script {
    var keys: [UInt8]
    var shown: [UInt8] = []
    init(_ keys: String) { self.keys = Array(keys.utf8) }

    var text: String { String(decoding: shown, as: UTF8.self) }

    func terminal(_ pictures: PictureProtocol, columns: Int = 60, rows: Int = 20) -> Terminal {
      Terminal(
        size: { Terminal.Size(columns: columns, rows: rows) }, pictures: pictures, hasColors: false,
        read: { self.keys.isEmpty ? nil : self.keys.removeFirst() }, isMoreReady: { !self.keys.isEmpty },
        write: { self.shown += $0 })
    }
  }

  private func artifacts(_ folder: TemporaryFolder) -> Artifacts { Artifacts(folder: folder.path("Failures")) }

  /// Walks through the failures of a folder with these keys. Paths in records are relative, and so are these.
  private func walk(_ folder: TemporaryFolder, _ keys: String) throws -> Run {
    try folder.shell("printf '\(keys)' | TERM=xterm timeout 600 script -qec '$GALLEY review' /dev/null")
  }

  @Test func keysAnswer() throws {
    let folder = try AnswerTests.failing("a", "b", "c", "d")
    let run = try walk(folder, "arsq")
    #expect(run.text.contains("accepted: Goldens/a.yaml: changed"))
    #expect(run.text.contains("rejected: Goldens/b.yaml: changed"))
    #expect(run.text.contains("1 accepted, 1 rejected"))
    #expect(run.status == 1)
    try expectEqual(folder.galley("verify", "Goldens/a.yaml").status, 0)
    let pending = try folder.galley("pending").text
    #expect(!pending.contains("b.yaml") && pending.contains("c.yaml") && pending.contains("d.yaml"))
    let rest = try walk(folder, "A")
    #expect(rest.text.contains("2 accepted"))
    #expect(rest.status == 0)
    #expect(folder.names == ["Goldens"])
  }

  @Test func withoutATerminalTheCommandsAreListed() throws {
    let folder = try AnswerTests.failing("a")
    let run = try folder.galley("review")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("changed  Goldens/a.yaml:"))
    #expect(run.text.contains("\nTo accept one: galley accept Goldens/a.yaml\nTo accept all: galley accept --all\n"))
    #expect(
      run.errors
        == "galley: there is no terminal to review on, and 1 change waits: use galley accept or galley reject\n")
    _ = try folder.galley("reject", "--all")
    try expectEqual(folder.galley("review").status, 0)
  }

  /// A failure of one view, whose pictures are in a folder.
  private func failure(_ folder: TemporaryFolder) throws -> GoldenFailure {
    let scene = folder.path("one.yaml")
    try writeFile(scene, Array("galley: 1".utf8))
    let golden = GoldenCase(scene: scene)
    var image = try Bitmap(size: PixelSize(width: 4, height: 4), color: .white)
    let layout = { (text: String) in Array("{ \"galley\": 1,\n\"size\": [4, 4],\n\"text\": \"\(text)\" }\n".utf8) }
    try golden.record(GoldenSubject(image: image, layout: layout("before")))
    image[1, 0] = Color(red: 200, green: 0, blue: 0)
    let subject = GoldenSubject(image: image, layout: layout("after"))
    let artifacts = artifacts(folder)
    let failure = try artifacts.write(
      golden, golden.compare(subject), subject, inputs: [scene: digest(ofFile: scene) ?? ""])
    var runs = FailureRuns(in: artifacts)
    try runs.add(compared: [golden], failed: [failure])
    return failure
  }

  @Test func picturesAreHalfBlocks() throws {
    let folder = try TemporaryFolder()
    let script = Script("q")
    _ = try review([try failure(folder)], in: artifacts(folder), on: script.terminal(.blocks))
    #expect(script.text.contains("1 of 1  \(folder.path("one.yaml"))  paint only"))
    // The actual picture is eight times as large; the red pixel is in the second column of eight.
    #expect(script.text.contains("\u{1B}[38;2;200;0;0m\u{1B}[48;2;200;0;0m▀▀▀▀▀▀"))
    #expect(script.text.contains("expected") && script.text.contains("actual"))
  }

  @Test func theDifferenceAndTheLayoutAreShown() throws {
    let folder = try TemporaryFolder()
    let failure = try failure(folder)
    let script = Script("dliq")
    _ = try review([failure], in: artifacts(folder), on: script.terminal(.blocks))
    #expect(script.text.contains("\u{1B}[38;2;255;0;255m"))
    #expect(script.text.contains("- \"text\": \"before\" }"))
    #expect(script.text.contains("+ \"text\": \"after\" }"))
    #expect(script.text.contains("@ line 3"))
    #expect(script.text.contains("would be    "))
  }

  @Test func protocolsHaveTheirForms() throws {
    let folder = try TemporaryFolder()
    let failure = try failure(folder)
    func shown(_ pictures: PictureProtocol) throws -> String {
      let script = Script("q")
      _ = try review([failure], in: artifacts(folder), on: script.terminal(pictures))
      return script.text
    }
    #expect(try shown(.kitty).contains("\u{1B}_Ga=T,f=100,C=1,q=2,m=0;iVBORw0KGgo"))
    #expect(try shown(.iterm2).contains("\u{1B}]1337;File=inline=1;size="))
    #expect(try shown(.sixel).contains("\u{1B}P0;1;0q\"1;1;32;32#"))
    #expect(try shown(.none).contains("actual: \(folder.path("Failures"))"))
  }

  @Test func anAnswerThatCannotBeGivenIsSaid() throws {
    let folder = try TemporaryFolder()
    let failure = try failure(folder)
    try writeFile(folder.path("one.yaml"), Array("galley: 1\n".utf8))
    let script = Script("as")
    let session = try review([failure], in: artifacts(folder), on: script.terminal(.none, columns: 300))
    #expect(script.text.contains("one.yaml: has changed since the comparison: run galley verify again"))
    #expect(session.leavesSome && session.report.answers.isEmpty)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], PictureProtocol.blocks), (["TERM": "xterm-kitty"], .kitty),
    (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty), (["TERM_PROGRAM": "iTerm.app", "TERM": "xterm"], .iterm2),
    (["TERM_PROGRAM": "WezTerm", "TERM": "xterm"], .iterm2), (["TERM": "foot"], .sixel),
    (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], .blocks), (["TMUX": "x", "TERM": "xterm-kitty"], .blocks),
    (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none), (["TERM": "linux"], .none),
  ])
  func theTerminalSaysHowPicturesAreShown(environment: [String: String], expected: PictureProtocol) {
    #expect(PictureProtocol.detected { environment[$0] } == expected)
  }

  @Test func keysOfSeveralBytesAreRead() {
    let script = Script("\u{1B}[A\u{1B}[1;5B\u{1B}[6~x\u{1B}")
    let terminal = script.terminal(.none)
    #expect((0..<6).map { _ in terminal.readKey() } == [.up, .down, .pageDown, .character("x"), .end, .end])
  }

  @Test func linesThatDifferAreCutToWhereTheyDo() {
    let start = String(repeating: "x", count: 100)
    let lines = layoutDifference(
      expected: Array("same\n\(start)1\nend\n".utf8), actual: Array("same\n\(start)2\nmore\nend\n".utf8), width: 40)
    #expect(lines[0] == "@ line 2")
    #expect(lines[1].hasPrefix("- …xxx") && lines[1].hasSuffix("x1"))
    #expect(lines[2].hasPrefix("+ …xxx") && lines[2].hasSuffix("x2"))
    #expect(lines[3...] == ["+ more"])
    #expect(layoutDifference(expected: [65], actual: [65], width: 40) == [])
  }
}
