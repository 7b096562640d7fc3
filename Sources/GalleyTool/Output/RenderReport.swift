import GalleyScenes

/// What was drawn of one scene.
struct RenderedPicture: Hashable, Sendable {
  /// Where the PNG is; nil for standard output.
  var path: String?
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// Pixels per point.
  var scale: Double
}

/// What came of one scene of `galley render`.
struct RenderReport {
  /// The scene as it was named.
  var scene: String
  var result: Result<RenderedPicture, Complaint>

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
    case .success(let picture):
      json.member("output", picture.path ?? "-")
      json.key("size")
      json.beginArray()
      json.value(picture.width)
      json.value(picture.height)
      json.endArray()
      json.key("scale")
      json.value(picture.scale)
    case .failure(let complaint): json.member("error", complaint.lines.joined(separator: "\n"))
    }
    json.endObject()
  }
}
