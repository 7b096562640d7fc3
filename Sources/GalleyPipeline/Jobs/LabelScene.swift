import GalleyFiles

/// The scene that is generated for a job with only a label.
struct LabelScene {
  /// The path of the label's keys in the scene, with a dot at its end.
  static let path = "views[0].label."
  /// The names that keys have in a job where scenes name them differently, by the name in scenes.
  static let jobKeys = [
    "frame[2]": "width", "frame[3]": "height", "numberOfLines": "lines", "size": "width",
  ]
  /// The name of the scene in messages.
  static let name = "label"

  var text: String
  /// The value of `font`, in the notation of scenes.
  var font: JSON?
  /// The available width in points; nil means the width that the text needs.
  var width: Double?
  var height: Double?
  /// The maximum number of lines; 0 means no limit.
  var lines: Double?
  var lineBreakMode: String?
  /// True if a picture of the label may be drawn.
  var isDrawn: Bool

  /// The source of the generated scene, whose contents are JSON in memory.
  var source: SceneSource {
    let auto = JSON.string("auto")
    let label: JSON = [
      "id": "text", "frame": [0, 0, width?.json ?? auto, height?.json ?? auto] as JSON, "text": text, "font": font,
      "numberOfLines": lines, "lineBreakMode": lineBreakMode,
    ]
    // A label that is only measured has no limit of size. An empty label needs no room, but a canvas may not be empty.
    let size: JSON = isDrawn && !text.isEmpty ? [auto, auto] : [1, 1]
    let scene: JSON = [
      "galley": 1, "size": size, "background": "systemBackground", "views": [["label": label] as JSON],
    ]
    return SceneSource(name: LabelScene.name, bytes: Array(scene.line.utf8))
  }
}
