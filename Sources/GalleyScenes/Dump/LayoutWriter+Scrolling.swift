import GalleyBase
import GalleyFiles
import GalleyViews

extension LayoutWriter {
  /// What views that scroll have besides: content, insets, placeholder, rows. Rectangles are in the coordinates of the
  /// content.
  mutating func writeScrolling(of view: ScrollView) {
    json.member("contentSize", view.contentSize)
    json.member("contentOffset", [view.contentOffset.x, view.contentOffset.y])
    if let view = view as? TextView { writeInsets(of: view) }
    if let view = view as? TableView { writeRows(of: view) }
  }

  private mutating func writeInsets(of view: TextView) {
    let inset = view.textContainerInset
    json.member("textContainerInset", [inset.top, inset.left, inset.bottom, inset.right])
    let selection = view.editing.selectedRange
    if selection != view.editing.count..<view.editing.count { json.member("selectedRange", selection) }
    guard let frame = view.placeholderFrame else { return }
    json.member("placeholder", view.placeholder ?? "")
    json.member("placeholderFrame", frame)
  }

  private mutating func writeRows(of table: TableView) {
    write(table.rowFrames, as: "rows")
    write(table.separatorFrames, as: "separators")
  }

  private mutating func write(_ rects: [Rect], as key: String) {
    json.key(key)
    json.beginArray()
    for rect in rects {
      json.beginArray()
      for number in [rect.minX, rect.minY, rect.width, rect.height] { json.value(number) }
      json.endArray()
    }
    json.endArray()
  }
}
