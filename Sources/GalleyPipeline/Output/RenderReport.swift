package import GalleyBase
package import GalleyFiles
package import GalleyScenes

/// The file with a picture of a scene or of one of its frames.
package struct RenderedPicture: Hashable, Sendable {
  /// The name of the frame; nil for the only picture of a scene, for a sheet and for an animation.
  var frame: String?
  /// The path of the file; nil for standard output.
  package var path: String?
  package var size: PixelSize
  /// The number of pixels per point.
  var scale: Double
}

/// The pictures and warnings of one scene.
package struct Rendering: Sendable {
  /// The pictures of the scene. A scene without frames has one.
  package var pictures: [RenderedPicture]
  /// The warnings of the scene.
  var warnings: [SceneWarning]
}

/// The report of `galley render` about one scene.
package struct RenderReport: Sendable {
  /// The scene as the user named it.
  package var scene: String
  /// The name of the variant; empty for the scene without a variant.
  var variant: String
  package var result: Result<Rendering, CommandError>
  /// The drawing time in seconds. The report for `--json` leaves it out, so that the report is the
  /// same every time.
  package var seconds: Double

  /// Creates the report of drawing a scene.
  package init(scene: String, variant: String, result: Result<Rendering, CommandError>, seconds: Double) {
    (self.scene, self.variant, self.result, self.seconds) = (scene, variant, result, seconds)
  }

  /// The warnings; empty if the scene could not be drawn.
  package var warnings: [SceneWarning] { (try? result.get())?.warnings ?? [] }

  /// Returns the report for `--json`, with one line for each scene.
  package static func json(_ reports: [RenderReport]) -> JSON {
    ["galley": 1, "scenes": reports.map(\.json)]
  }

  private var json: JSON {
    let pictures = (try? result.get())?.pictures ?? []
    let drawn: JSON =
      if let only = pictures.first, only.frame == nil {
        only.json
      } else {
        ["frames": pictures.isEmpty ? nil : pictures.map { (["frame": $0.frame] as JSON) + $0.json }]
      }
    return (["scene": scene, "variant": variant.isEmpty ? nil : variant] as JSON) + drawn + [
      "error": result.error, "warnings": warnings.json,
    ]
  }
}

extension RenderedPicture {
  fileprivate var json: JSON {
    ["output": path ?? "-", "size": [size.width, size.height], "scale": scale]
  }
}
