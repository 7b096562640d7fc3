import Galley
import GalleyFiles

@testable import GalleyScenes

/// A whole scene: reading, decoding, building, steps, dump, explanation, pictures.
final class SceneTarget: FuzzTarget {
  private let stage: SceneStage

  init() throws { stage = try SceneStage() }

  static let largestInput = 2500
  static var seeds: [[UInt8]] { Seeds.scenes.map { Array($0.utf8) } }

  func take(_ bytes: [UInt8]) { stage.play(bytes) }

  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? {
    if choices.once(in: 8) { return nil }
    var mutation = SceneMutation(
      String(decoding: bytes, as: UTF8.self), choices, known: Seeds.values, others: Seeds.scenes)
    return Array(mutation.changed().utf8)
  }
}

/// Steps on a scene of fields and text views, chosen by the input's bytes among all that the key table knows.
final class StepsTarget: FuzzTarget {
  private let stage: SceneStage

  static let largestInput = 512

  init() throws {
    stage = try SceneStage()
    // An input without bytes adds no step. Where that is no scene, none is.
    try stage.play(reading: Array(Self.views.utf8))
  }

  static var seeds: [[UInt8]] {
    (UInt32(0)..<64).map { seed in
      var choices = Choices(seed: seed)
      return (0..<(32 + 4 * Int(seed))).map { _ in UInt8(choices.below(256)) }
    }
  }

  func take(_ bytes: [UInt8]) {
    let choices = Choices(bytes[...])
    var writer = ShapeWriter(choices: choices, known: Self.known)
    var text = Self.views
    // A few steps cost less than many, and find as much.
    for _ in 0..<1 + writer.choices.below(12) where !writer.choices.isEmpty {
      let entries = SceneStep.keys.description.entries
      guard let entry = writer.choices.one(of: entries.dropLast(2)), let name = entry.names.first else { break }
      text += "  - { \(name): \(writer.value(of: entry.shape, for: name)) }\n"
    }
    stage.play(Array(text.utf8))
  }

  private static let known = Seeds.values.merging([
    "focus": ["f", "g", "v"], "view": ["f", "g", "v", "l"], "tap": ["f", "g", "v", "l", "[20, 20]", "[30, 90]"],
    "select": ["all", "[0, 1]", "[1, 3]", "[2, 2]", "[0, 0]"],
  ]) { _, own in own }

  private static let views = """
    galley: 1
    size: [160, 120]
    scale: 1
    views:
      - textField: { id: f, frame: [4, 4, 72, 30], text: "ab fi\u{301} \u{5D0}\u{5D1} 12", clearButtonMode: always }
      - textField: { id: g, frame: [84, 4, 72, 30], placeholder: "Name", maximumLength: 6 }
      - textView: { id: v, frame: [4, 40, 100, 60], text: "one two\\nthree \u{1F468}\u{200D}\u{1F469} four" }
      - label: { id: l, frame: [110, 40, 40, 20], text: label }
    steps:
      - focus: f

    """
}

/// The fonts, and the way of a scene through the engine. Canvases that are drawn are small.
final class SceneStage {
  private let fonts: FontCollection
  private var typesetter: Typesetter
  private var plays = 0

  /// A typesetter keeps what it has set. It is made anew after so many scenes, so that little depends on them.
  private static let playsOfATypesetter = 8192
  private static let mostPixels = 30_000
  /// Steps and views that a scene may have to be played.
  private static let mostSteps = 40
  private static let mostViews = 200

  init() throws {
    fonts = try .defaults(in: "Fonts")
    typesetter = Typesetter(fonts: fonts)
  }

  func play(_ bytes: [UInt8]) {
    plays += 1
    if plays % Self.playsOfATypesetter == 0 { typesetter = Typesetter(fonts: fonts) }
    do {
      try play(reading: bytes)
    } catch let error as SceneError {
      require(!error.description.isEmpty, "an error without a word")
    } catch {}
  }

  /// Plays a scene.
  /// - Throws: An error that says what is wrong with it.
  func play(reading bytes: [UInt8]) throws {
    let changes = SceneChanges(scale: bytes.count % 2 == 0 ? 1 : nil)
    let file = try SceneFile(reading: bytes, file: "Goldens/label/fuzz.yaml", changes: changes)
    guard file.scene.steps.count <= Self.mostSteps, file.scene.views.count <= Self.mostViews else { return }
    let own = try file.fonts(adding: fonts)
    let page = try file.page(with: file.scene.fonts == SceneFonts() ? typesetter : Typesetter(fonts: own))
    try show(file, page, choice: bytes.count % 4)
  }

  private func show(_ file: SceneFile, _ page: ScenePage, choice: Int) throws {
    var player = ScenePlayer(file, on: page)
    try player.takeSteps()
    player.noteMissingGlyphs()
    _ = player.warnings
    // Some of the work is done for some inputs only, so that there can be more of them.
    if choice == 1 {
      let dump = LayoutDump(of: page, steps: player.states)
      require((try? JSON(reading: dump.bytes)) != nil, "the dump of a layout is no JSON")
    }
    if choice == 2 { _ = try? PageExplanation(of: page).text }
    let list = displayList(of: page.window)
    guard page.pixelSize.width * page.pixelSize.height <= Self.mostPixels else { return }
    let context = page.context
    let drawing = Drawing(list, size: page.pixelSize, scale: context.scale, background: .white)
    if choice == 3 {
      _ = try PictureFormat.svg.encode(drawing, typesetter: context.typesetter)
    } else {
      _ = try rasterize(
        list, size: page.pixelSize, scale: context.scale, background: .white, typesetter: context.typesetter)
    }
  }
}
