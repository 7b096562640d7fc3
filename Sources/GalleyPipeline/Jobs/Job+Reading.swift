import GalleyFiles
import GalleyScenes
import GalleyViews

extension Job {
  private static let sharedKeys = ["id", "locale", "direction", "textSize", "appearance", "scale", "outputs"]
  private static let sceneKeys = ["scene", "set", "frame"] + sharedKeys
  private static let labelKeys = ["text", "font", "width", "height", "lines", "lineBreakMode"] + sharedKeys

  /// Creates a job from a line of the input. Throws if the line has mistakes.
  /// - Throws: all mistakes in the job.
  package init(line: [UInt8]) throws(JobFailure) {
    var reader = try JobReader(line: line)
    id = Job.id(ofLine: line)
    isLabel = reader.has("text") && !reader.has("scene")
    reader.allow(isLabel ? Job.labelKeys : Job.sceneKeys)
    outputs = reader.inside("outputs") { Outputs(&$0) } ?? Outputs()
    changes = SceneChanges(&reader)
    frame = isLabel ? nil : reader.string("frame")
    source =
      isLabel ? Job.label(&reader, isDrawn: outputs.needsPicture || outputs.layout != nil) : Job.scene(&reader)
    try reader.finish()
  }

  /// Returns the `id` of a job exactly as spelled, including the `id` of a job with mistakes.
  /// Returns `null` if the `id` cannot be read.
  package static func id(ofLine line: [UInt8]) -> String {
    JSON.spelling(ofMember: "id", in: line, depth: 64) ?? "null"
  }

  /// Returns the scene of a job. The job contains it as an object or as text of several lines, or
  /// names its path.
  private static func scene(_ reader: inout JobReader) -> SceneSource {
    let none = SceneSource(name: "scene", bytes: [])
    switch reader.value("scene") {
    case .object?: return SceneSource(name: "scene", bytes: Array((reader.value("scene") ?? .null).line.utf8))
    case .string(let text)? where text.contains("\n"): return SceneSource(name: "scene", bytes: Array(text.utf8))
    case .string(let path)? where !path.isEmpty && path != "-": return SceneSource(file: path)
    case nil: reader.reject("scene", "missing: a job needs a scene, or the text of a label")
    default: reader.reject("scene", "must be the path of a scene, its text, or the scene as an object")
    }
    return none
  }

  private static func label(_ reader: inout JobReader, isDrawn: Bool) -> SceneSource {
    LabelScene(
      text: reader.string("text") ?? "", font: reader.value("font"), width: reader.number("width"),
      height: reader.number("height"), lines: reader.number("lines"), lineBreakMode: reader.string("lineBreakMode"),
      isDrawn: isDrawn
    ).source
  }
}

extension SceneChanges {
  /// Creates the changes to a scene from the keys of its job, such as `scale` and `set`.
  fileprivate init(_ reader: inout JobReader) {
    self.init(scale: reader.number("scale"), locale: reader.string("locale"))
    variant.direction = reader.choice("direction", LayoutDirection.self)
    variant.contentSizeCategory = reader.choice("textSize", ContentSizeCategory.self)
    variant.appearance = reader.choice("appearance", InterfaceStyle.self)
    settings =
      reader.inside("set") { reader in
        reader.members.map { member in
          if member.name.contains("=") { reader.reject(member.name, "a key cannot contain =") }
          return "\(member.name)=\(member.value.string ?? member.value.line)"
        }
      } ?? []
  }
}

extension Job.Outputs {
  /// The values of the key `when`: whether a job always has a picture, layout and digest, or only
  /// if it has findings.
  private enum Occasion: String, CaseIterable { case always, findings }

  fileprivate init(_ reader: inout JobReader) {
    reader.allow(["png", "layout", "measure", "digest", "when"])
    png = Job.Outputs.place("png", ending: ".png", &reader)
    layout = Job.Outputs.place("layout", ending: "", &reader)
    measure = reader.flag("measure")
    digest = reader.flag("digest")
    onlyWithFindings = reader.choice("when", Occasion.self) == .findings
  }

  /// - Parameter ending: the required extension of the file's name.
  private static func place(_ key: String, ending: String, _ reader: inout JobReader) -> Place? {
    switch reader.value(key) {
    case nil, .bool(false)?: return nil
    case .bool(true)?: return .inline
    case .string(let path)? where !path.isEmpty && !path.hasSuffix("/") && path != "-" && path.hasSuffix(ending):
      return .file(path)
    default:
      reader.reject(
        key, "must be true, to put it into the result, or the path of a \(ending.isEmpty ? "" : ending + " ")file")
      return nil
    }
  }
}
