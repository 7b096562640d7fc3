// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews
import UIFoundation

/// The properties of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The run has none of the properties.
  public static let noStatus: CTRunStatus = []
  /// The run reads from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// The order of the run's characters is neither ascending nor descending. Galley never sets this
  /// property.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The run has a text matrix. Galley never sets this property.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Consecutive glyphs of a line with the same attributes and direction.
public final class CTRun: NSObject {
  let run: GlyphRun
  let line: CTLine
  let glyphs: [PlacedGlyph]

  init(_ run: GlyphRun, of line: CTLine) {
    self.run = run
    self.line = line
    var glyphs: [PlacedGlyph] = []
    run.forEachGlyph { glyphs.append($0) }
    self.glyphs = glyphs
  }

  /// Returns the position of a glyph relative to the start of the baseline, with y upwards.
  func position(_ glyph: PlacedGlyph) -> CGPoint {
    CGPoint(x: glyph.origin.x - line.left, y: line.line.baseline - glyph.origin.y)
  }

  /// The bounding rectangle of the glyphs' outlines, relative to the start of the baseline and with
  /// y upwards.
  var imageBounds: CGRect {
    EngineLock.withLock {
      var result = CGRect.null
      for glyph in glyphs {
        let ink = line.source.context.typesetter.inkBounds(font: run.font, glyph: glyph.glyph)
        guard !ink.isEmpty else { continue }
        let place = position(glyph)
        result = result.union(
          CGRect(
            x: place.x + CGFloat(ink.minX), y: place.y - CGFloat(ink.maxY), width: CGFloat(ink.width),
            height: CGFloat(ink.height)))
      }
      return result
    }
  }

  /// The ascent, descent and line gap of the run's font, or of its attachment.
  var extents: (ascent: Double, descent: Double, leading: Double) {
    let text = line.layout.shaped.text
    if run.kind == .attachment, let frame = text.attributes(at: run.range.lowerBound).attachment?.frame {
      return (frame.maxY, -frame.minY, 0)
    }
    return (run.font.ascender, -run.font.descender, run.font.leading)
  }

  /// Returns the glyphs in a range. A range of length 0 extends to the last glyph.
  func part(_ range: CFRange) -> ArraySlice<PlacedGlyph> {
    let end = range.length == 0 ? glyphs.count : min(glyphs.count, range.location + range.length)
    return glyphs[min(range.location, end)..<end]
  }
}

/// Returns the number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the run's characters. The font among them is the font that draws the
/// run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let index = run.line.start + run.run.clusterBase + run.run.styleOffset
  let text = run.line.source.attributed
  var attributes = index < text.length ? text.attributes(at: index, effectiveRange: nil) : [:]
  attributes[.font] = UIFont(run.run.font)
  return NSDictionary(
    objects: Array(attributes.values), forKeys: attributes.keys.map { NSString(string: $0.rawValue) })
}

/// Returns the properties of the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.level.isRightToLeft ? .rightToLeft : [] }

/// Returns the range of the run's characters.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.run.range.lowerBound, length: run.run.range.count)
}

/// Copies the glyphs in a range; a length of 0 means that it extends to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.glyph) }
}

/// Copies the positions of glyphs, relative to the start of the line's baseline. A range of length
/// 0 extends to the end.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.position(glyph) }
}

/// Copies the advances of glyphs; a range of length 0 extends to the end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = CGSize(width: glyph.advance, height: 0) }
}

/// Copies the indices of the characters to which glyphs belong; a range of length 0 extends to the
/// end.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.line.start + glyph.cluster }
}

/// Returns the width of glyphs, and writes the ascent, descent and line gap of the run's font,
/// attachment or delegate.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extents = run.extents
  ascent?.pointee = CGFloat(extents.ascent)
  descent?.pointee = CGFloat(extents.descent)
  leading?.pointee = CGFloat(extents.leading)
  if range.location == 0, range.length == 0 { return run.run.width }
  return run.part(range).reduce(0) { $0 + $1.advance }
}

/// Returns the bounding rectangle of the glyphs' outlines, relative to the text position of the
/// context.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  run.imageBounds.offsetBy(dx: context?.textPosition.x ?? 0, dy: context?.textPosition.y ?? 0)
}

/// Returns the identity matrix, since Galley's runs have no text matrix.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws the run at its position in the line. The line starts at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  var shown = run.run.range
  let part = run.part(range)
  if part.count < run.glyphs.count {
    shown =
      (part.map(\.cluster).min() ?? shown.lowerBound)..<(part.map(\.cluster).max().map { $0 + 1 } ?? shown.lowerBound)
  }
  run.line.draw(shown, at: context.textMatrix, in: context)
}
