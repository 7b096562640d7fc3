// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
public import UIFoundation

/// A font. It is UIKit's class, since on iOS the two types can be cast to each other.
public typealias CTFont = UIFont
/// A description of a font. It is UIKit's class.
public typealias CTFontDescriptor = UIFontDescriptor

/// The orientation of the glyphs whose advances or bounds are requested.
public enum CTFontOrientation: UInt32, Sendable {
  /// The orientation of the font.
  case `default` = 0
  /// Glyphs are placed side by side.
  case horizontal = 1
  /// Glyphs are placed below each other. Galley treats this as horizontal.
  case vertical = 2
}

/// Returns the font with the given name; the system font if there is no such font.
/// - Parameters:
///   - size: the size in points; 0 means 12.
///   - matrix: has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: String(describing: name), size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns the font that best matches a descriptor.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a copy of a font with a different size, modified by a descriptor.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size == 0 ? font.pointSize : size
  guard let attributes else { return font.withSize(size) }
  return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Returns the size of the font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent of the font: the height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent of the font: the depth below the baseline in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the line gap of the font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of lower-case letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the number of font units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.font.face.metrics.unitsPerEm) }
/// Returns the number of glyphs in the font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { Int(font.font.face.glyphCount) }
/// Returns the position of the centre of an underline, in points above the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(font.font.underlinePosition) }
/// Returns the thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.font.underlineThickness) }
/// Returns the slant of a synthesised oblique font in degrees; 0 for other fonts.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { -atan(CGFloat(font.font.obliqueness)) * 180 / .pi }
/// Returns the identity matrix, since slant and stretch belong to the font itself.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns the family name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
/// Returns the PostScript name, which is used as the full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns the PostScript name, which is used as the display name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
/// Returns a descriptor of the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Writes the glyphs for characters. Characters that the font does not contain get glyph 0.
/// - Returns: true if the font has glyphs for all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  withTypesetter { typesetter in
    var hasAll = true
    var index = 0
    while index < count {
      let unit = characters[index]
      var scalar = UInt32(unit)
      let isPair =
        UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
      if isPair { scalar = 0x10000 + (scalar - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00 }
      let glyph = typesetter.glyph(for: scalar, in: font.font)
      hasAll = hasAll && glyph != nil
      glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
      if isPair {
        glyphs[index + 1] = 0
        index += 1
      }
      index += 1
    }
    return hasAll
  }
}

/// Writes the advances of glyphs, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  withTypesetter { typesetter in
    (0..<count).reduce(0) { sum, index in
      let advance = typesetter.advance(of: UInt32(glyphs[index]), font: font.font)
      advances?[index] = CGSize(width: advance, height: 0)
      return sum + advance
    }
  }
}

/// Writes the bounding rectangles of glyphs, with y upwards, and returns the rectangle that
/// contains all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  withTypesetter { typesetter in
    (0..<count).reduce(CGRect.null) { whole, index in
      let ink = typesetter.inkBounds(font: font.font, glyph: UInt32(glyphs[index]))
      let rect = CGRect(x: ink.minX, y: -ink.maxY, width: ink.width, height: ink.height)
      boundingRects?[index] = rect
      return rect.isEmpty ? whole : whole.union(rect)
    }
  }
}

/// Returns the outline of a glyph, with y upwards; nil if the glyph has no outline.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = withTypesetter { $0.outline(font: font.font, glyph: UInt32(glyph)) }
  guard !outline.elements.isEmpty else { return nil }
  var transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
  return CGPath(outline).copy(using: &transform)
}

/// Draws glyphs in the context's fill colour. Positions are relative to the text position, with y
/// upwards.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  for index in 0..<count {
    var matrix = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
      .concatenating(context.textMatrix)
    guard let path = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.copy(using: &matrix) else { continue }
    context.addPath(path)
    context.fillPath()
  }
}

private func withTypesetter<Result>(_ body: (Typesetter) -> Result) -> Result {
  EngineLock.withLock { body(renderContext().typesetter) }
}

/// Returns the font for the first characters of a string: the given font, or a fallback font if it
/// does not contain them.
/// - Parameter range: in UTF-16 units.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  let part = string.substring(with: NSRange(location: range.location, length: range.length))
  let line = CTLineCreateWithAttributedString(NSAttributedString(string: part, attributes: [.font: currentFont]))
  // In right-to-left text the first characters are in the last run.
  return line.line.runs.min { $0.range.lowerBound < $1.range.lowerBound }.map { UIFont($0.font) } ?? currentFont
}
