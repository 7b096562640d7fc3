import CoreGraphics
import Foundation
import GalleyFonts
import GalleyText

/// A translation of NSAttributedString's attributes to the engine's attributes under given traits.
struct AttributeTranslation {
  var traits: UITraitCollection
  /// True if fonts of text styles follow the text size of the traits.
  var adjustsFonts = false
  /// True if list markers are drawn.
  var drawsListMarkers = false
  /// True if the engine's attributes also store the original attributes.
  var keepsOriginals = false
  /// The font of text that has no font attribute; nil for no default.
  var defaultFont: UIFont?
  /// The container that is passed to attachments.
  var container: NSTextContainer?
  /// The line width that is passed to attachments, in points.
  var lineWidth: CGFloat = 0

  typealias Values = [NSAttributedString.Key: Any]

  /// The attributes of the run that is being translated.
  private var values: Values = [:]
  /// The UTF-16 offset at which the run begins.
  private var offset = 0

  init(traits: UITraitCollection) { self.traits = traits }

  /// Returns the engine's attributes for the run that begins at a UTF-16 offset.
  func attributes(_ values: Values, at offset: Int) -> TextAttributes {
    var result = TextAttributes()
    guard !values.isEmpty else { return result }
    var run = self
    (run.values, run.offset) = (values, offset)
    for row in AttributeRow.rows {
      if let value = values[row.key] { row.toEngine(value, run, &result) }
    }
    if keepsOriginals { result.original = OriginalAttributes(OriginalValues(values: values)) }
    return result
  }

  // MARK: What rows ask for

  /// The font of the run, or the default font.
  var font: UIFont { values[.font] as? UIFont ?? defaultFont ?? UIFont() }

  func engineFont(_ font: UIFont) -> Font { (adjustsFonts ? font.adjusted(for: traits) : font).font }

  func engineAttachment(_ attachment: BasicTextAttachment) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight)
    return traits.asCurrent {
      attachment.drawn(
        in: container, attributes: values, proposedLineFragment: line, characterIndex: offset, traits: traits)
    }
  }
}
