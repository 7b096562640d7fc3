import GalleyFiles
import GalleyText
import GalleyViews

extension LayoutWriter {
  /// What stands in its placeholder, if that shows.
  mutating func writePlaceholder(of field: TextField) {
    guard let placement = field.placeholderPlacement else { return }
    json.member("placeholder", field.placeholder ?? "")
    json.key("placeholderLines")
    json.beginArray(.lines)
    for line in placement.layout.lines { write(line, of: placement, in: field) }
    json.endArray()
  }
}

extension JSONWriter {
  /// The member `textField`: where everything in a field goes.
  mutating func member(_ rects: TextFieldRects) {
    key("textField")
    beginObject()
    for (name, rect) in rects.named { member(name, rect) }
    endObject()
  }
}
