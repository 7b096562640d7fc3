import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyViews

extension PageExplanation {
  /// Returns the explanation as JSON in UTF-8, with a line break at its end. The members have a
  /// fixed order, and each line fragment is one line of text. Lengths are points, y down, in the
  /// coordinates of the fragment's container, whose origin in the view is in `origins`. Ranges are
  /// UTF-16 offsets.
  /// - Parameter scene: the path of the scene, as the first member; nil leaves it out.
  public func json(scene: String? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if let scene { json.member("scene", scene) }
    json.member("galley", 1)
    json.key("views")
    json.beginArray(.lines)
    for view in views { json.write(view) }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ view: PageExplanation.ViewExplanation) {
    beginObject()
    if let id = view.id { member("id", id) }
    member("type", view.type)
    member("frame", view.frame)
    member("origins", view.origins.map { [$0.x, $0.y] })
    if let label = view.label { writeProperties(of: label) }
    if let overflow = view.layout.overflow {
      member("overflow", overflow.range)
      write(overflow.cause)
    }
    key("lines")
    beginArray(.lines)
    for line in view.layout.lines { write(line, view.keys) }
    endArray()
    endObject()
  }

  mutating func write(_ cause: ContainerMove.Cause) {
    switch cause {
    case .tooLow(let bottom, let height):
      member("cause", "tooLow")
      member("bottom", bottom)
      member("height", height)
    case .tooManyLines(let limit):
      member("cause", "tooManyLines")
      member("limit", limit)
    case .formFeed: member("cause", "formFeed")
    }
  }
}
