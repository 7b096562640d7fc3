import GalleyBase
import GalleyFonts
import GalleyText

/// The changes to a text that make it fit.
struct TextFit: Hashable {
  /// The factor of all font sizes.
  var fontScale = 1.0
  /// The length added to the advance of each letter, in points.
  var tracking = 0.0

  /// Returns a text with these changes.
  func applied(to source: TextLayouts.Source) -> TextLayouts.Source {
    var source = source
    source.text.scaleFonts(by: fontScale)
    source.text.track(by: tracking)
    if fontScale != 1 { source.font = source.font.withSize(source.font.pointSize * fontScale) }
    return source
  }
}

extension AttributedText {
  /// Multiplies the size of every font in the runs.
  mutating func scaleFonts(by factor: Double) {
    guard factor != 1 else { return }
    updateAttributes { attributes in
      attributes.font = attributes.font.map { $0.withSize($0.pointSize * factor) }
    }
  }

  /// Adds to the advance of every letter, in points.
  fileprivate mutating func track(by adjustment: Double) {
    guard adjustment != 0 else { return }
    updateAttributes { $0.tracking = (($0.tracking ?? 0) + adjustment).onLengthGrid }
  }

  /// The text with a font for the runs that have none.
  func filled(with font: Font) -> AttributedText {
    var filled = self
    filled.updateAttributes { $0.font = $0.font ?? font }
    return filled
  }

  /// True if letters of any paragraph may be tightened before text is truncated.
  var allowsTightening: Bool {
    runs.contains { $0.attributes.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false }
  }
}
