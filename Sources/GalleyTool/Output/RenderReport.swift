import GalleyBase
import GalleyFiles
import GalleyScenes

/// What was drawn of one scene, or of one of its frames.
struct RenderedPicture: Hashable, Sendable {
  /// The frame; nil for the only picture of a scene, a sheet and an animation.
  var frame: String?
  /// Where the picture is; nil for standard output.
  var path: String?
  var size: PixelSize
  /// Pixels per point.
  var scale: Double
}

/// The pictures and warnings of one scene.
struct Rendering: Sendable {
  /// Every picture of the scene; of one without frames there is one.
  var pictures: [RenderedPicture]
  /// The warnings of the scene.
  var warnings: [SceneWarning]
}

/// What came of one scene of `galley render`.
struct RenderReport {
  /// The scene as it was named.
  var scene: String
  var result: Result<Rendering, Complaint>

  /// The warnings; none if the scene could not be drawn.
  var warnings: [SceneWarning] { (try? result.get())?.warnings ?? [] }

  /// The report of `--json`: one line a scene.
  static func json(_ reports: [RenderReport]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.key("scenes")
    json.beginArray(.lines)
    for report in reports { report.write(to: &json) }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("scene", scene)
    switch result {
    case .success(let rendering):
      let pictures = rendering.pictures
      if let only = pictures.first, only.frame == nil {
        only.write(to: &json)
      } else {
        json.key("frames")
        json.beginArray()
        for picture in pictures {
          json.beginObject()
          if let frame = picture.frame { json.member("frame", frame) }
          picture.write(to: &json)
          json.endObject()
        }
        json.endArray()
      }
    case .failure(let complaint): json.member("error", complaint.lines.joined(separator: "\n"))
    }
    json.write(warnings)
    json.endObject()
  }
}

extension RenderedPicture {
  /// The members of a picture.
  fileprivate func write(to json: inout JSONWriter) {
    json.member("output", path ?? "-")
    json.key("size")
    json.beginArray()
    json.value(size.width)
    json.value(size.height)
    json.endArray()
    json.member("scale", scale)
  }
}
