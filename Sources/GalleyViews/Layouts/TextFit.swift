import GalleyBase
import GalleyFonts
import GalleyText

/// The changes to a text that make it fit: smaller fonts and closer letters.
struct TextFit: Hashable {
  /// The factor by which all font sizes are multiplied.
  var fontScale = 1.0
  /// The length that is added to the advance of each letter, in points.
  var tracking = 0.0

  /// Returns the text with these changes applied.
  func applied(to source: TextLayouts.Source) -> TextLayouts.Source {
    var source = source
    source.text.scaleFonts(by: fontScale)
    source.text.track(by: tracking)
    if fontScale != 1 { source.font = source.font.withSize(source.font.pointSize * fontScale) }
    return source
  }
}

extension AttributedText {
  /// Multiplies the size of each run's font by a factor.
  mutating func scaleFonts(by factor: Double) {
    guard factor != 1 else { return }
    updateAttributes { attributes in
      attributes.font = attributes.font.map { $0.withSize($0.pointSize * factor) }
    }
  }

  /// Adds a length, in points, to the advance of every letter.
  fileprivate mutating func track(by adjustment: Double) {
    guard adjustment != 0 else { return }
    updateAttributes { $0.tracking = (($0.tracking ?? 0) + adjustment).onLengthGrid }
  }

  /// Returns the text with the given font in all runs that have no font.
  func filled(with font: Font) -> AttributedText {
    var filled = self
    filled.updateAttributes { $0.font = $0.font ?? font }
    return filled
  }

  /// True if a paragraph allows letters to be set closer before text is truncated.
  var allowsTightening: Bool {
    runs.contains { $0.attributes.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false }
  }
}
