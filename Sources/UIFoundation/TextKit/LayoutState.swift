import CoreGraphics
import Foundation
import GalleyText
import GalleyViews

/// The text of a layout manager as it was laid out.
final class LayoutState {
  /// The context in which the text was last laid out; nil before the first layout.
  var context: RenderContext?
  /// The shaped text of the last layout; nil before the first layout.
  var layouts: TextLayouts?
  /// The layout of the lines; nil after a change, until it is requested.
  var layout: TextLayout? { didSet { table = nil } }
  /// The glyphs of the layout; nil until they are requested.
  var table: GlyphTable?
  /// The code units of the text at the last layout, before some of them were replaced.
  var units: [UInt16] = []
  /// The number of times that the layout was invalidated.
  var version = 0
  /// True while lines are laid out and methods of the delegate are called.
  var isLayingOut = false
  /// The glyphs that the delegate may set; nil except while glyphs are generated.
  var generation: GlyphGeneration?
  /// The glyph properties that the delegate has set, by index.
  var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
  /// The sizes that were set for attachments, by index.
  var attachmentSizes: [Int: CGSize] = [:]
  /// The rectangles that `setLineFragmentRect` or `setExtraLineFragmentRect` has set for the line
  /// that is being laid out; nil if neither method has been called.
  var fragmentRects: (rect: CGRect, usedRect: CGRect)?
  /// The glyphs that a subclass is drawing at the moment; nil at any other time.
  var shownRun: ShownRun?
  /// The indices of hidden glyphs.
  var notShown: Set<Int> = []

  /// Adapts the stored sizes of attachments and indices of hidden glyphs to an edit of the text.
  /// `range` is the edited range after the edit.
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
