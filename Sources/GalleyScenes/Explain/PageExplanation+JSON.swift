import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyViews

extension PageExplanation {
  /// The explanation as JSON in UTF-8, with a line break at its end: members in a fixed order, one line of text for each
  /// line fragment. Lengths are points, y down, in the coordinates of the fragment's container, whose origin in the view
  /// is in `origins`; ranges are UTF-16 offsets.
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
    list("origins", view.origins) { $0.array([$1.x, $1.y]) }
    if let label = view.label { write(label) }
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

  private mutating func write(_ label: LabelExplanation) {
    member("textRect", label.textRect)
    member("numberOfLines", label.numberOfLines)
    if let hidden = label.hidden { member("hidden", hidden) }
    member("wholeLineCount", label.wholeLineCount)
    member("wholeHeight", label.wholeHeight)
    member("textHeight", label.textHeight)
    member("centeredTop", label.centeredTop)
    member("top", label.top)
    if label.followsPath { member("followsPath", true) }
    guard let shrinking = label.shrinking else { return }
    object("shrinking") {
      $0.member("outcome", shrinking.outcome.rawValue)
      $0.member("pointSize", shrinking.pointSize)
      $0.member("drawnPointSize", shrinking.drawnPointSize)
      $0.member("minimumScaleFactor", shrinking.minimumScaleFactor)
      if let adjustment = shrinking.baselineAdjustment { $0.member("baselineAdjustment", adjustment.rawValue) }
      $0.member("baseline", shrinking.baseline)
      if let baseline = shrinking.unshrunkBaseline { $0.member("unshrunkBaseline", baseline) }
    }
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

  /// A member that is an object on the same line.
  mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    write(&self)
    endObject()
  }

  /// A member that is a list on the same line.
  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// A list of numbers, as a value.
  mutating func array(_ numbers: [Double]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }
}
