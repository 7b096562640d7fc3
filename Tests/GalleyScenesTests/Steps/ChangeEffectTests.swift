import GalleyDrawing
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Every key that the step `set` takes changes the live view, as every key of a scene does: see `KeyEffectTests`, whose
/// samples these are.
@Suite struct ChangeEffectTests {
  /// What cannot be set (a style alone cannot), and what matters only to who edits.
  private static let others = [
    "id", "traitOverrides", "subviews", "style", "rows", "measure", "columnGroup", "isEditable", "isSelectable",
    "clearsOnInsertion", "delegate", "constraints", "keyboardAppearance", "returnKeyType",
  ]

  private func outcome(_ scene: String) throws -> String {
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return LayoutDump(of: player.page).text + displayList(of: player.page.window).dump
  }

  /// Each key is set on a view of `kind`, whose other keys are those of the sample and `usual`.
  private func expectEffect<Kind>(
    of table: KeyTable<ViewDraft<Kind>>, _ samples: [String: (value: String, context: String)], kind: String,
    usual: String,
    except: [String] = []
  ) throws {
    for name in table.names
    where !(Self.others + KeyEffectTests.needsFocus + KeyEffectTests.needsStrings + except).contains(name) {
      let sample = try #require(samples[name], "a sample for the key \(name)")
      var keys = sample.context
      for pair in usual.split(separator: ";") where !keys.contains(pair.prefix { $0 != ":" }) { keys += ", \(pair)" }
      let scene = "galley: 1\nsize: [100, 100]\nviews:\n- \(kind): {\(keys.trimmingPrefix(", "))}\n"
      let change = "steps:\n- set: { view: \(kind)1, \(name): \(sample.value) }\n"
      #expect(try outcome(scene) != outcome(scene + change), "\(name)")
    }
  }

  private static let mono = "frame: [0, 0, 80, 30];font: {family: Galley Test Mono, size: 10}"

  @Test func everyKeyOfALabel() throws {
    try expectEffect(
      of: SceneLabel.keys, KeyEffectTests.view.merging(KeyEffectTests.label) { $1 }, kind: "label",
      usual: Self.mono + ";text: \"Hello wide world\\nand on\"")
  }

  @Test func everyKeyOfAButton() throws {
    try expectEffect(
      of: SceneButton.keys, KeyEffectTests.view.merging(KeyEffectTests.button) { $1 }, kind: "button",
      usual: Self.mono + ";title: Hello wide world")
  }

  @Test func everyKeyOfATextContainer() throws {
    // Mirroring needs two columns to show.
    try expectEffect(
      of: SceneTextContainer.keys, KeyEffectTests.view.merging(KeyEffectTests.textContainer) { $1 },
      kind: "textContainer", usual: Self.mono + ";text: \"Hello wide world\\nand on\"",
      except: ["semanticContentAttribute"] + KeyEffectTests.needsContent)
  }

  @Test func everyKeyOfATextView() throws {
    let samples = KeyEffectTests.view.merging(KeyEffectTests.textView) { $1 }.merging(KeyEffectTests.scrolling) { $1 }
    try expectEffect(
      of: SceneTextView.keys, samples, kind: "textView", usual: Self.mono + ";text: \"Hello wide world\\nand on\"",
      except: ["semanticContentAttribute"] + KeyEffectTests.needsContent)
  }

  @Test func everyKeyOfATextField() throws {
    let samples = KeyEffectTests.view.merging(KeyEffectTests.textField) { $1 }
    try expectEffect(
      of: SceneTextField.keys, samples, kind: "textField", usual: Self.mono + ";text: Hello wide world",
      except: [
        "leftView", "rightView", "clearsOnBeginEditing", "allowsEditingTextAttributes", "rightAlignedSpaces",
        "restriction", "maximumLength", "typingAttributes",
      ])
  }

  @Test func everyKeyOfAView() throws {
    try expectEffect(
      of: ScenePlainView.keys, KeyEffectTests.view, kind: "view", usual: "frame: [0, 0, 30, 20]",
      except: ["semanticContentAttribute"] + KeyEffectTests.needsContent)
  }

  @Test func everyKeyOfATable() throws {
    let samples = KeyEffectTests.view.merging(KeyEffectTests.table) { $1 }.merging(KeyEffectTests.scrolling) { $1 }
    try expectEffect(
      of: SceneTable.keys, samples, kind: "table",
      usual: Self.mono + ";rows: [{text: Hello wide world}, {text: and on}]",
      except: KeyEffectTests.needsContent + KeyEffectTests.needsSubviews + ["sections"])
  }

  @Test func everyKeyOfAnImage() throws {
    let file = Repository.path("Goldens/attachment/star.png")
    let samples = KeyEffectTests.view.merging([
      "image": (file, ""), "contentMode": ("center", "image: \(file)"),
      "renderingMode": ("alwaysTemplate", "image: \(file)"),
    ]) { $1 }
    try expectEffect(
      of: SceneImage.keys, samples, kind: "image", usual: "frame: [0, 0, 30, 20]",
      except: ["semanticContentAttribute", "flipsForRightToLeftLayoutDirection"] + KeyEffectTests.needsContent)
  }
}
