import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// Writes the subviews of one view, from back to front.
  mutating func write(_ views: [View], as key: String) {
    json.key(key)
    json.beginArray(.lines)
    for view in views { write(view) }
    json.endArray()
  }

  private mutating func write(_ view: View) {
    let kind = view.kind
    json.beginObject()
    if let id = view.id { json.member("id", id) }
    json.member("type", kind.name)
    json.member("frame", view.frame)
    json.member("bounds", view.bounds)
    let intrinsicSize = view.intrinsicContentSize
    json.member("intrinsicContentSize", intrinsicSize)
    json.member("sizeThatFits", view.sizeThatFits(view.bounds.size))
    writeAutomaticExtents(of: view, intrinsicSize: intrinsicSize)
    write(view, SceneView.properties)
    if let view = view as? ScrollView { write(view, SceneScrolling.properties) }
    kind.writeAny(view, to: &self)
    write(view.subviews, as: "subviews")
    json.endObject()
  }
}
