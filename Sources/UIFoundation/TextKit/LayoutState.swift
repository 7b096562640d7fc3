import CoreGraphics
import Foundation
import GalleyText
import GalleyViews

/// The text of a layout manager as it is laid out.
final class LayoutState {
  /// The context in which the text was set.
  var context: RenderContext?
  /// The text, shaped, in that context.
  var layouts: TextLayouts?
  /// The lines; nil until they are asked for after a change.
  var layout: TextLayout?
  /// The number of times that lines were forgotten.
  var version = 0
  /// True while lines are set, when the delegate is asked.
  var isLayingOut = false
  /// The glyphs that the delegate sets, while it is asked.
  var generation: GlyphGeneration?
  /// The properties that the delegate gave to glyphs.
  var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
  /// The sizes that attachments were given, by index.
  var attachmentSizes: [Int: CGSize] = [:]
  /// The rectangles of the line that is set, while a subclass may change them.
  var fragmentRects: (rect: CGRect, usedRect: CGRect)?
  /// The run that a subclass is asked to show.
  var shownRun: ShownRun?
  /// Called when characters look different.
  var displayChanged: ((NSRange) -> Void)?

  /// Moves what is known of characters behind an edit.
  func move(after range: NSRange, by delta: Int) {
    let end = NSMaxRange(range) - delta
    var moved: [Int: CGSize] = [:]
    for (index, size) in attachmentSizes where index < range.location || index >= end {
      moved[index < range.location ? index : index + delta] = size
    }
    attachmentSizes = moved
  }
}
