package import Foundation
package import GalleyText

extension NSAttributedString {
  /// Returns the text in the engine's form, with the same offsets. Colours and fonts are resolved
  /// under traits. Attributes without a counterpart in the engine are lost unless the original
  /// attributes are stored too. The text is read through `string` and
  /// `attributes(at:effectiveRange:)`, so that subclasses can override these.
  /// - Parameters:
  ///   - adjustsFonts: true if fonts of text styles follow the text size of the traits.
  ///   - drawsListMarkers: true if the markers of lists are drawn, as text views do and labels do not.
  ///   - keepsOriginals: true if the text returns from the engine with exactly these attributes, as edited text does.
  ///   - defaultFont: the font of text without one, for emphasis and the positions of attachments.
  ///   - container: the container passed to attachments.
  ///   - lineWidth: the width that attachments are offered, in points.
  ///   - start: the offset of the text in the text storage, for the locations of attachments.
  package func attributedText(
    traits: UITraitCollection = .current, adjustsFonts: Bool = false, drawsListMarkers: Bool = false,
    keepsOriginals: Bool = false, defaultFont: UIFont? = nil, container: NSTextContainer? = nil, lineWidth: CGFloat = 0,
    start: Int = 0
  ) -> AttributedText {
    var translation = AttributeTranslation(traits: traits)
    translation.adjustsFonts = adjustsFonts
    translation.drawsListMarkers = drawsListMarkers
    translation.keepsOriginals = keepsOriginals
    translation.defaultFont = defaultFont
    translation.container = container
    translation.lineWidth = lineWidth
    let units = codeUnits
    guard !units.isEmpty else { return AttributedText("") }
    var text: AttributedText?
    var offset = 0
    while offset < units.count {
      var range = NSRange(location: offset, length: units.count - offset)
      let values = attributes(at: offset, effectiveRange: &range)
      let end = min(max(offset + 1, range.location + range.length), units.count)
      let run = translation.attributes(values, at: start + offset)
      let part = AttributedText(utf16: Array(units[offset..<end]), attributes: run)
      if text == nil { text = part } else { text?.append(part) }
      offset = end
    }
    return text ?? AttributedText("")
  }

  /// Creates an attributed string from the engine's text.
  package convenience init(_ text: AttributedText) {
    let result = CodeUnitAttributedString(units: text.utf16)
    for run in text.runs where !run.range.isEmpty {
      let range = NSRange(location: run.range.lowerBound, length: run.range.count)
      result.setAttributes(run.attributes.dictionary, range: range)
    }
    self.init(attributedString: result)
  }
}
