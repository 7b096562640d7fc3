import GalleyBase
import GalleyDrawing
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Time that passes while the keyboard moves, keys that a field chooses, and handles, as scenes ask for them.
@Suite struct KeyboardMotionStepTests {
  /// A field that moves up by 65 points for the keyboard.
  private func play(_ before: String, _ steps: String, kind: String = "textField") throws -> ScenePlayer {
    let text = """
      galley: 1
      size: [200, 300]
      keyboard: { height: 140 }
      keyboardAvoidance: window
      \(before)
      views:
      - \(kind): { id: line, frame: [0, 190, 200, 30], text: hot metal, font: { family: Galley Test Mono, size: 10 } }
      steps:
      \(steps)
      """
    let file = try SceneFile(reading: Array(text.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return player
  }

  private static let steps = "- focus: line\n- wait: 0.1\n- wait: 0.15\n- resign\n- wait: 0.25"

  @Test func aStepShowsWhereTheTimeHasBroughtIt() throws {
    let states = try play("areAnimationsEnabled: true", Self.steps).states
    #expect(states.map(\.keyboardFrame?.minY) == [300, 178.5, 160, 160, nil])
    #expect(states.map(\.keyboardShift) == [0, 56.5, 65, 65, 0])
    func told(_ step: Int, _ word: String) -> Bool { states[step].trace.contains { $0.contains(word) } }
    #expect(told(0, "WillShow") && !told(0, "DidShow") && !told(1, "DidShow") && told(2, "DidShow"))
    #expect(told(3, "WillHide") && !told(3, "DidHide") && told(4, "DidHide"))
  }

  @Test func withoutAWordFramesShowTheEnd() throws {
    let states = try play("direction: leftToRight", Self.steps).states
    #expect(states.map(\.keyboardFrame?.minY) == [160, 160, 160, nil, nil])
    #expect(states.map(\.keyboardShift) == [65, 65, 65, 0, 0])
  }

  private func drawn(_ before: String, _ steps: String, kind: String) throws -> String {
    displayList(of: try play(before, "- focus: line\n- select: all\n" + steps, kind: kind).page.window).dump
  }

  @Test(arguments: ["textField", "textView"]) func requestedKeyboardPropertiesTakeEffect(kind: String) throws {
    let plain = try drawn("direction: leftToRight", "- wait: 1", kind: kind)
    #expect(try drawn("showsSelectionHandles: false", "- wait: 1", kind: kind) != plain)
    for key in ["keyboardType: decimalPad", "keyboardAppearance: dark", "returnKeyType: search"] {
      #expect(try drawn("direction: leftToRight", "- set: { view: line, \(key) }", kind: kind) != plain, "\(key)")
    }
    let views = try play("direction: leftToRight", "- set: { view: line, keyboardAppearance: dark }\n- wait: 1")
    #expect((views.view("line") as? TextField)?.keyboardAppearance == .dark)
  }
}
