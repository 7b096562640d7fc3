import CoreGraphics
import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

/// The glyphs of a text before shaping, one for each character, and the glyphs that replace them.
final class GlyphGeneration {
  private(set) var glyphs: [CGGlyph]
  private(set) var properties: [NSLayoutManager.GlyphProperty]
  /// The glyphs that the delegate or a subclass changed, by index.
  private(set) var replaced: [Int: CGGlyph] = [:]
  /// The properties that the delegate or a subclass changed, by index.
  private(set) var changed: [Int: NSLayoutManager.GlyphProperty] = [:]

  init(_ text: AttributedText, defaultFont: Font, with typesetter: Typesetter) {
    let units = text.utf16
    glyphs = [CGGlyph](repeating: 0, count: units.count)
    properties = units.map(NSLayoutManager.GlyphProperty.init(nominalFor:))
    for run in text.runs {
      let font = run.attributes.font ?? defaultFont
      for offset in run.range where !UTF16.isTrailSurrogate(units[offset]) {
        var scalar = UInt32(units[offset])
        if UTF16.isLeadSurrogate(units[offset]), offset + 1 < units.count, UTF16.isTrailSurrogate(units[offset + 1]) {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + UInt32(units[offset + 1]) - 0xDC00
        }
        glyphs[offset] = CGGlyph(truncatingIfNeeded: typesetter.glyph(for: scalar, in: font) ?? 0)
      }
    }
  }

  /// Records the glyphs and properties that the delegate or a subclass has set.
  func take(
    _ glyphs: UnsafePointer<CGGlyph>, _ properties: UnsafePointer<NSLayoutManager.GlyphProperty>,
    _ indexes: UnsafePointer<Int>, count: Int
  ) {
    for item in 0..<count {
      let index = indexes[item]
      guard self.glyphs.indices.contains(index) else { continue }
      changed[index] = properties[item] == self.properties[index] ? nil : properties[item]
      replaced[index] = glyphs[item] == self.glyphs[index] ? nil : glyphs[item]
    }
  }
}

extension NSLayoutManager.GlyphProperty {
  /// Creates the default properties of the glyph for a UTF-16 code unit.
  init(nominalFor unit: UInt16) {
    switch unit {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: self = .controlCharacter
    case 0x20, 0x3000: self = .elastic
    case 0xDC00...0xDFFF: self = .null
    default:
      let isMark = Unicode.Scalar(unit).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
      self = isMark ? .nonBaseCharacter : []
    }
  }
}

extension NSLayoutManager {
  /// The character U+2064, which replaces hidden characters. It has neither glyph nor width, is a
  /// grapheme cluster by itself, and breaks lines as a letter does.
  private static let hidden: UInt16 = 0x2064

  /// Calls the delegate and overridden methods to set glyphs, then applies the actions of control
  /// characters.
  func generateGlyphs(of text: inout AttributedText, in context: RenderContext) {
    let generation = GlyphGeneration(text, defaultFont: context.textViewFont, with: context.typesetter)
    state.generation = generation
    for run in text.runs where !run.range.isEmpty {
      let font = UIFont(run.attributes.font ?? context.textViewFont)
      askForGlyphs(in: run.range, of: generation, font)
    }
    state.generation = nil
    state.properties = generation.changed
    let units = text.utf16
    var hidesPair = false
    for index in units.indices {
      let property = generation.changed[index] ?? generation.properties[index]
      let isHidden = property.contains(.null) && generation.changed[index] != nil
      if isHidden || hidesPair && UTF16.isTrailSurrogate(units[index]) {
        substitute(NSLayoutManager.hidden, at: index, in: &text)
        hidesPair = true
      } else if property.contains(.controlCharacter) {
        hidesPair = applyAction(at: index, unit: units[index], in: &text)
      } else {
        hidesPair = false
        if let glyph = generation.replaced[index] {
          text.updateAttributes(in: index..<index + 1) { $0.glyph = UInt32(glyph) }
        }
      }
    }
  }

  private func askForGlyphs(in range: Range<Int>, of generation: GlyphGeneration, _ font: UIFont) {
    let glyphs = Array(generation.glyphs[range])
    let properties = Array(generation.properties[range])
    let indexes = Array(range)
    let set =
      delegate?.layoutManager(
        self, shouldGenerateGlyphs: glyphs, properties: properties, characterIndexes: indexes, font: font,
        forGlyphRange: NSRange(range)) ?? 0
    guard set == 0, isSubclass else { return }
    setGlyphs(
      glyphs, properties: properties, characterIndexes: indexes, font: font, forGlyphRange: NSRange(range))
  }

  /// Applies the action of a control character, and returns true if the character is hidden. If
  /// only the delegate or a subclass declares the character to be a control character, it has no
  /// default action: it is hidden unless the delegate returns another action.
  private func applyAction(at index: Int, unit: UInt16, in text: inout AttributedText) -> Bool {
    let standard: ControlCharacterAction =
      switch unit {
      case 0x09: .horizontalTab
      case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
      case 0x0B, 0x2028: .lineBreak
      case 0x0C: .containerBreak
      default: .zeroAdvancement
      }
    let action = delegate?.layoutManager(self, shouldUse: standard, forControlCharacterAt: index) ?? standard
    let isControl = GlyphProperty(nominalFor: unit).contains(.controlCharacter)
    guard action != standard || !isControl else { return false }
    if action.contains(.zeroAdvancement) {
      substitute(NSLayoutManager.hidden, at: index, in: &text)
      return true
    } else if action.contains(.horizontalTab) {
      substitute(0x09, at: index, in: &text)
    } else if action.contains(.lineBreak) {
      substitute(0x2028, at: index, in: &text)
    } else if action.contains(.paragraphBreak) {
      substitute(0x2029, at: index, in: &text)
    } else if action.contains(.containerBreak) {
      substitute(0x0C, at: index, in: &text)
    } else if action.contains(.whitespace), let delegate, let container = textContainers.first {
      let box = delegate.layoutManager(
        self, boundingBoxForControlGlyphAt: index, for: container,
        proposedLineFragment: CGRect(origin: .zero, size: container.size), glyphPosition: .zero, characterIndex: index)
      substitute(TextAttachment.character, at: index, in: &text)
      text.updateAttributes(in: index..<index + 1) { $0.attachment = TextAttachment(bounds: Rect(box)) }
    }
    return false
  }

  private func substitute(_ unit: UInt16, at index: Int, in text: inout AttributedText) {
    var attributes = text.attributes(at: index)
    attributes.attachment = nil
    text.replace(index..<index + 1, with: AttributedText(utf16: [unit], attributes: attributes))
  }
}
