public import CoreGraphics
public import Foundation

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The paragraph's characters.
  public let attributedString: NSAttributedString
  /// The line's characters in the paragraph.
  public let characterRange: NSRange
  /// The rectangle of the line, from the origin of its layout fragment.
  public let typographicBounds: CGRect
  /// The beginning of the baseline, from the origin of the bounds.
  public let glyphOrigin: CGPoint

  private let manager: NSLayoutManager
  private let container: NSTextContainer
  /// The paragraph's first character in the text of the layout manager.
  private let start: Int
  /// The position of the layout fragment in the container.
  private let origin: CGPoint
  /// A line of separate text.
  private var storage: NSTextStorage?

  init(
    _ paragraph: NSAttributedString, _ range: NSRange, start: Int, bounds: CGRect, baseline: CGFloat, origin: CGPoint,
    in container: NSTextContainer, of manager: NSLayoutManager
  ) {
    attributedString = paragraph
    characterRange = range
    typographicBounds = bounds
    glyphOrigin = CGPoint(x: 0, y: baseline)
    self.manager = manager
    self.container = container
    self.start = start
    self.origin = origin
  }

  /// A line of a part of a text, without a layout.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let storage = NSTextStorage(attributedString: attributedString.attributedSubstring(from: range))
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    self.attributedString = attributedString
    characterRange = range
    typographicBounds = manager.usedRect(for: container)
    glyphOrigin = CGPoint(x: 0, y: range.length == 0 ? 0 : manager.location(forGlyphAt: 0).y)
    self.storage = storage
    self.manager = manager
    self.container = container
    start = -range.location
    origin = .zero
  }

  /// The line's characters in the text of the layout manager.
  private var glyphs: NSRange { NSRange(location: start + characterRange.location, length: characterRange.length) }

  /// Draws the line with the origin of its bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    let place = CGPoint(
      x: point.x - origin.x - typographicBounds.minX, y: point.y - origin.y - typographicBounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    manager.drawBackground(forGlyphRange: glyphs, at: place)
    manager.drawGlyphs(forGlyphRange: glyphs, at: place)
  }

  /// Returns the position of a character of the paragraph on the baseline, relative to the origin of the bounds.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: start + index, length: index < NSMaxRange(characterRange) ? 1 : 0),
      in: container)
    return CGPoint(x: rect.minX - origin.x - typographicBounds.minX, y: glyphOrigin.y)
  }

  /// Returns the character of the paragraph that is nearest to a point, from the origin of the bounds.
  open func characterIndex(for point: CGPoint) -> Int {
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: inContainer(point), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return min(
      max(index - start, characterRange.location), max(characterRange.location, NSMaxRange(characterRange) - 1))
  }

  /// Returns the fraction of a character that is before a point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    var fraction: CGFloat = 0
    _ = manager.glyphIndex(for: inContainer(point), in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x + typographicBounds.minX, y: origin.y + typographicBounds.midY)
  }
}
