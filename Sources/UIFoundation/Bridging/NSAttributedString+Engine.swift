package import Foundation
package import GalleyText

extension NSAttributedString {
  /// Returns the text as the engine has it, offset by offset. Colours and fonts are resolved under traits; attributes
  /// that the engine has no counterpart of stay behind, unless originals are kept. Read through `string` and `attributes(at:effectiveRange:)`, so
  /// that subclasses which override these are read as they want to be.
  /// - Parameters:
  ///   - adjustsFonts: true if fonts of text styles follow the text size of the traits.
  ///   - drawsListMarkers: true if the markers of lists are drawn, as text views do and labels do not.
  ///   - keepsOriginals: true if the text comes back from the engine with the very attributes that it has here, as what
  ///     is edited does.
  ///   - defaultFont: the font of text that has none, for emphasis and the places of attachments.
  ///   - container: the container that attachments are asked for.
  ///   - lineWidth: the width that attachments are offered, in points.
  package func attributedText(
    traits: UITraitCollection = .current, adjustsFonts: Bool = false, drawsListMarkers: Bool = false,
    keepsOriginals: Bool = false, defaultFont: UIFont? = nil, container: NSTextContainer? = nil, lineWidth: CGFloat = 0
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
      let run = translation.attributes(values, at: offset)
      let part = AttributedText(utf16: Array(units[offset..<end]), attributes: run)
      if text == nil { text = part } else { text?.append(part) }
      offset = end
    }
    return text ?? AttributedText("")
  }

  /// A text of the engine.
  package convenience init(_ text: AttributedText) {
    let result = CodeUnitAttributedString(units: text.utf16)
    for run in text.runs where !run.range.isEmpty {
      let range = NSRange(location: run.range.lowerBound, length: run.range.count)
      result.setAttributes(run.attributes.dictionary, range: range)
    }
    self.init(attributedString: result)
  }
}
