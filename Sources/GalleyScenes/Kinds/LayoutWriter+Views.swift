import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// Views that lie in the same view, the lowest first.
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
    writeLook(of: view)
    // Rectangles in a view that scrolls are in the coordinates of the content.
    if let view = view as? ScrollView {
      json.member("contentSize", view.contentSize)
      json.member("contentOffset", [view.contentOffset.x, view.contentOffset.y])
      json.members(of: [
        "contentInset": unless(view.contentInset), "scrollEnabled": view.isScrollEnabled ? nil : false,
      ])
    }
    kind.writeAny(view, to: &self)
    write(view.subviews, as: "subviews")
    json.endObject()
  }
}
