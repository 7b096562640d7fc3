import GalleyBase
import GalleyViews

extension SceneText {
  /// The keys that every view with text has.
  static let keys: [Key<SceneText>] =
    [
      Key("style", form: .style) { $0.style = $1 }
        .documented("A named style, or attributes, for the text and for runs without their own style.", uikit: nil),
      Key("text", form: .text) { $0.content = .text($1) }.documented("The text.", default: "\"\""),
    ] + localizationKeys + [
      Key("runs", .runs) { text, decoding, node in text.decodeRuns(&decoding, node) }
        .documented("The text as runs with attributes, instead of `text`.", uikit: "attributedText"),
      Key("font", form: .font) { $0.font = $1 }.documented("Font of text without its own font.", default: "the kind's"),
      Key("textColor", form: .color) { $0.textColor = $1 }.documented(
        "Colour of text without its own colour.", default: "label"),
      Key("measure", form: .mapping(SceneMeasure.keys, from: SceneMeasure())) { $0.measure = $1 }.fixed
        .documented(
          "Adds string drawing's `boundingRect` to the layout dump.",
          uikit: "NSAttributedString.boundingRect(with:options:context:)"),
    ]

  /// Returns a hint for a text attribute among a view's keys; nil for any other key. Alignment is a
  /// key of the view itself.
  static func hint(for key: String, view: String) -> String? {
    guard SceneAttributes.keys.spellings.index(of: key) != nil, key != "alignment" else { return nil }
    return "\"\(key)\" is an attribute of text, not of a \(view); give it in a run, or in the \(view)'s style"
  }

  /// Reads `runs`. A run without a style inherits the view's style and font.
  private mutating func decodeRuns(_ decoding: inout Decoding, _ node: NodeID) {
    var base = style ?? SceneAttributes()
    base.font = nil
    guard let runs = decoding.decodeRuns(node, buildingOn: base) else { return }
    if content != nil {
      decoding.report("give either text or runs", at: node)
    }
    content = .runs(runs)
  }
}

extension Decoding {
  /// Returns the runs of a list, based on a style; nil if the node is not a list.
  /// - Parameter style: the style of runs without a style.
  mutating func decodeRuns(_ node: NodeID, buildingOn style: SceneAttributes) -> [SceneRun]? {
    guard let nodes = document.elements(node) else {
      return reject(node, expected: "a list of runs, each as in \"- text: …\"")
    }
    return nodes.enumerated().map { index, child in
      var run = SceneRun()
      run.attributes = style
      inside(index: index) { $0.decode(child, into: &run, by: SceneRun.keys) }
      return run
    }
  }
}

extension SceneMeasure {
  /// The keys of `measure`, which measures a text as string drawing does.
  fileprivate static let keys = KeyTable<SceneMeasure>(
    "a measurement",
    [
      Key("size", form: .size) {
        $0.size = Size(width: $1.width.points ?? .infinity, height: $1.height.points ?? .infinity)
      }
      .documented("The size to measure in; `auto` has no limit.", uikit: "boundingRect(with:options:context:)"),
      Key(
        "options",
        form: .options([
          ("usesLineFragmentOrigin", .usesLineFragmentOrigin), ("usesFontLeading", .usesFontLeading),
          ("usesDeviceMetrics", .usesDeviceMetrics), ("truncatesLastVisibleLine", .truncatesLastVisibleLine),
        ])
      ) { $0.options = $1 }.documented("Options of string drawing.", default: "[]", uikit: "NSStringDrawingOptions"),
      Key("minimumScaleFactor", form: .number(0...1)) { $0.minimumScaleFactor = $1 }
        .documented(
          "The minimum scale of fonts; 0 keeps their size.", uikit: "NSStringDrawingContext.minimumScaleFactor"),
      Key("minimumTrackingAdjustment", form: .number(-1000...0, expected: "a number of points, not above 0")) {
        $0.minimumTrackingAdjustment = $1.onLengthGrid
      }
      .documented(
        "The limit for tightening letters, in points.", uikit: "NSStringDrawingContext.minimumTrackingAdjustment"),
    ], counterpart: "NSAttributedString", required: ["size"])
}
