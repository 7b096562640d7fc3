import CoreGraphics
import Foundation
import GalleyText
import GalleyViews

/// The laid out text of a layout manager.
final class LayoutState {
  /// The context in which the text was set.
  var context: RenderContext?
  /// The text, shaped, in that context.
  var layouts: TextLayouts?
  /// The lines; nil after a change, until they are requested.
  var layout: TextLayout? { didSet { table = nil } }
  /// The glyphs of the lines; nil until they are requested.
  var table: GlyphTable?
  /// The units of the text as it was when it was set last, before any were replaced.
  var units: [UInt16] = []
  /// The number of times that lines were forgotten.
  var version = 0
  /// True while lines are laid out and the delegate is asked.
  var isLayingOut = false
  /// The glyphs that the delegate sets, while it is asked.
  var generation: GlyphGeneration?
  /// The properties that the delegate gave to glyphs.
  var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
  /// The sizes set for attachments, by index.
  var attachmentSizes: [Int: CGSize] = [:]
  /// The rectangles of the line that is set, while a subclass may change them.
  var fragmentRects: (rect: CGRect, usedRect: CGRect)?
  /// The run that a subclass is asked to show.
  var shownRun: ShownRun?
  /// The indices of hidden glyphs.
  var notShown: Set<Int> = []

  /// Moves the data of characters after an edit.
  func move(after range: NSRange, by delta: Int) {
    let end = NSMaxRange(range) - delta
    var moved: [Int: CGSize] = [:]
    for (index, size) in attachmentSizes where index < range.location || index >= end {
      moved[index < range.location ? index : index + delta] = size
    }
    attachmentSizes = moved
    notShown = Set(
      notShown.compactMap { $0 < range.location ? $0 : $0 < end ? nil : $0 + delta })
  }
}
