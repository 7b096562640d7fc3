import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Work is counted before it is done, and too much is refused at the key that asks for most.
@Suite struct BudgetTests {
  /// Why a scene is refused under a budget, without the name of the file; "" if it is drawn.
  private func refusal(_ text: String, _ budgets: [String] = [], inFolder folder: String = "") throws -> String {
    var changes = SceneChanges()
    for text in budgets { try changes.budgets.set(text) }
    do {
      let file = try SceneFile(
        reading: Array(("galley: 1\n" + text).utf8), file: joined(folder, "s.yaml"), changes: changes)
      var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
      try player.takeSteps()
      _ = try player.page.picture()
      return ""
    } catch let error as SceneError {
      return error.description.replacing(joined(folder, "s.yaml:"), with: "").replacing(" error:", with: "")
    }
  }

  private let label = "label: {font: {family: Galley Test Mono, size: 10}"

  @Test func textsCountAtEveryUseOfAnAlias() throws {
    let scene = "views:\n- \(label), text: ab}\n- \(label), text: &a abcde}\n" + "- \(label), text: *a}\n"
    try expectEqual(refusal(scene, ["textUnits=12"]), "")
    let found = try refusal(scene, ["textUnits=11"])
    #expect(found.hasPrefix("4:"), "\(found)")
    #expect(
      found.hasSuffix(
        "views[1].label.text: the scene needs 12 UTF-16 units, and its budget is 11; 10 of them at this position: "
          + "make the scene smaller, or add --budget textUnits=12"), "\(found)")
  }

  @Test func stringsOfTablesCountWithTheirArguments() throws {
    let scene = "strings: {en: {a: x%@x}}\nviews:\n- \(label), key: a, arguments: [yyyy]}"
    try expectEqual(refusal(scene, ["textUnits=6"]), "")
    #expect(try refusal(scene, ["textUnits=5"]).contains("views[0].label.key: the scene needs 6 UTF-16 units"))
  }

  @Test(arguments: [
    ("views", "views:\n- view: {subviews: [{view: {}}, {view: {}}]}\n- view: {frame: [0, 0, 1, 1]}", 4),
    (
      "exclusionEdges",
      "views:\n- textContainer: {exclusionPaths: [{rect: [0, 0, 1, 1]}, {path: M0 0 Q1 1 2 0}], text: a, "
        + "font: {family: Galley Test Mono, size: 10}}", 22
    ),
    (
      "constraints",
      "size: [9, 9]\nviews:\n- view: {id: a, frame: {top: 0, left: 0, width: 2, height: 3}}\n"
        + "constraints: [a.top = superview.top, a.left >= superview.left]", 6
    ),
    ("steps", "views:\n- textField: {id: f, frame: [0, 0, 9, 9]}\nsteps: [focus: f, wait: 1]", 2),
    ("frames", "views:\n- textField: {id: f, frame: [0, 0, 9, 9]}\nsteps: [{frame: a}, {frame: b}, {wait: 1}]", 2),
    (
      "typedUnits",
      "views:\n- textField: {id: f, frame: [0, 0, 9, 9], font: {family: Galley Test Mono, size: 10}}\n"
        + "steps: [focus: f, type: abc, paste: de, backspace: 4, {mark: f}, commit: gh]", 12
    ),
    ("stepViews", "views:\n- view: {}\n- view: {frame: [0, 0, 9, 9]}\nsteps: [wait: 1, wait: 1, wait: 1]", 6),
    ("matrixCells", "views:\n- view: {frame: [0, 0, 9, 9]}\nmatrix: {scales: [1, 2, 3], widths: [10, 20]}", 6),
    ("canvasPixels", "size: [10, 20]\nscale: 1\nviews: []", 200),
    (
      "layerPixels", "size: [10, 20]\nscale: 1\nviews:\n- view: {alpha: 0.5, background: red, frame: [0, 0, 5, 5]}", 225
    ),
    ("drawnPixels", "size: [10, 20]\nscale: 1\nviews:\n- view: {background: red, frame: [0, 0, 5, 5]}", 225),
  ])
  func eachBudgetHolds(name: String, scene: String, amount: Int) throws {
    try expectEqual(refusal(scene, ["\(name)=\(amount)"]), "")
    let refusal = try refusal(scene, ["\(name)=\(amount - 1)"])
    let budget = try #require(Budget(rawValue: name))
    #expect(
      refusal.contains("the scene needs \(amount) \(budget.unit), and its budget is \(amount - 1)"), "\(refusal)")
    #expect(refusal.hasSuffix("add --budget \(name)=\(amount)"), "\(refusal)")
    #expect(refusal.prefix { $0 != " " }.split(separator: ":").count == 2, "a place: \(refusal)")
  }

  @Test func theViewThatDrawsMostIsNamed() throws {
    let scene = """
      size: [10, 10]
      scale: 1
      views:
      - view: {background: red, frame: [0, 0, 5, 5]}
      - view: {frame: [0, 0, 10, 10], subviews: [{view: {id: big, background: blue, frame: [0, 0, 10, 9]}}]}
      """
    let found = try refusal(scene, ["drawnPixels=200"])
    #expect(found.hasPrefix("6:"), "\(found)")
    #expect(
      found.contains(
        "views[1].view.subviews[0].view: the scene needs 215 pixels, and its budget is 200; 90"
          + " of them at this position"), "\(found)")
  }

  /// A frame of little work comes first, and is not drawn either.
  @Test func allFramesAreCountedBeforeTheFirstIsDrawn() throws {
    let scene = """
      galley: 1
      size: [10, 10]
      scale: 1
      views:
      - view: {background: red, frame: [0, 0, 5, 5]}
      - view: {id: big, background: blue, frame: [0, 0, 1, 1]}
      steps: [{frame: one}, {set: {view: big, frame: [0, 0, 10, 9]}}, {frame: two}, {frame: three}]
      """
    var changes = SceneChanges()
    try changes.budgets.set("drawnPixels=555")
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml", changes: changes)
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    while let step = try player.takeStep() {
      if step.frame != nil { _ = try player.page.drawing(asPixels: true) }
    }
    // 126 of the first frame, 215 of each other.
    let error = #expect(throws: SceneError.self) { try player.page.checkDrawing() }
    #expect(
      error?.description.hasPrefix(
        "s.yaml:6:9: error: views[1].view: the scene needs 556 pixels, and its budget is 555; 180 of them "
          + "at this position") == true, "\(String(describing: error))")
  }

  @Test func picturesCountOnceBeforeTheyAreDecoded() throws {
    let folder = try TemporaryFolder()
    let star = try #require(Repository.bytes(of: "Goldens/attachment/star.png"))
    for name in ["a.png", "b.png"] { try folder.write(name, star) }
    let image = "image: {frame: [0, 0, 9, 9], image:"
    let scene = "views:\n- \(image) a.png}\n- \(image) a.png}\n- \(image) b.png}"
    let size = try #require(PNG.size(of: star))
    let pixels = 2 * size.width * size.height
    try expectEqual(refusal(scene, ["decodedPixels=\(pixels)"], inFolder: folder.path), "")
    let found = try refusal(scene, ["decodedPixels=\(pixels - 1)"], inFolder: folder.path)
    #expect(found.contains("views[0].image.image: the scene needs \(pixels.grouped) pixels"), "\(found)")
    #expect(try refusal(scene, ["pictureBytes=\(2 * star.count - 1)"], inFolder: folder.path).contains("bytes"))
  }

  @Test func shadowsOfDrawingsAreDrawnTwice() throws {
    var view = "{view: {id: inner, background: red, frame: [0, 0, 5, 5]}}"
    for _ in 0..<20 { view = "{view: {layerShadow: {}, frame: [0, 0, 5, 5], subviews: [\(view)]}}" }
    #expect(try refusal("size: [9, 9]\nviews: [\(view)]").contains("views, and its budget is 20,000"))
  }

  @Test func projectsRaiseBudgetsAndTheUserWins() throws {
    let project = try Project(reading: Array("galley: 1\nbudgets: {textUnits: 3}".utf8), file: "galley.yaml")
    func count(_ budget: Int?) throws -> Int {
      var changes = SceneChanges()
      if let budget { changes.budgets[.textUnits] = budget }
      let scene = Array("galley: 1\nviews: [label: {text: abc}]".utf8)
      return try SceneFile(reading: scene, file: "s.yaml", changes: changes, sharing: project.shared)
        .budgets[.textUnits]
    }
    try expectEqual(count(nil), 3)
    try expectEqual(count(9), 9)
    #expect(throws: SceneError.self) { try count(2) }
  }

  @Test(arguments: [
    ("drawnPixels", "\"drawnPixels\" is not of the form NAME=VALUE, as in drawnPixels=2000000000"),
    ("drawnPixel=1", "there is no budget \"drawnPixel\"; did you mean \"drawnPixels\"?"),
    ("steps=many", "\"many\" is not a number of steps: write a whole number, as in steps=10000"),
    ("steps=-1", "\"-1\" is not a number of steps: write a whole number, as in steps=10000"),
  ])
  func limitsThatCannotBeSetAreRefused(text: String, message: String) {
    var budgets = Budgets()
    do throws(BudgetError) {
      try budgets.set(text)
      Issue.record("accepted")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func thePageIsThatOfTheTable() throws {
    let path = "Sources/Galley/Galley.docc/Budgets.md"
    #expect(Repository.text(of: path) == Budget.page, "galley schema --budgets > \(path)")
  }

  @Test func matricesBeyondAllNumbersAreRefused() throws {
    let values = (1...1_000).map { "w\($0)" }
    let matrix = ["locale", "width", "scale"].map { _ in values.count }
    #expect(matrix.reduce(1) { $0.multiplying($1) } == 1_000_000_000)
    #expect(Int.max.multiplying(2) == .max && Int.max.adding(1) == .max)
  }

  /// What is counted while a scene is read is, in every golden, a tenth of its budget at most.
  @Test func goldensAreFarFromTheirBudgets() throws {
    var changes = SceneChanges()
    for budget in Budget.allCases where budget != .values { changes.budgets[budget] = budget.standard / 10 }
    let scenes = Repository.files(under: "Goldens").filter { $0.hasSuffix(".yaml") }
    try #require(scenes.count > 100)
    for scene in scenes {
      let path = Repository.path(scene)
      #expect(throws: Never.self, "\(scene)") {
        _ = try SceneFile(reading: readFile(path), file: path, changes: changes)
      }
    }
  }
}
