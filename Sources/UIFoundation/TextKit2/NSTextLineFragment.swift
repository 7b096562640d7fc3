public import CoreGraphics
public import Foundation

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
  /// The text of the paragraph that contains the line.
  public let attributedString: NSAttributedString
  /// The range of the line in the paragraph.
  public let characterRange: NSRange
  /// The rectangle of the line, relative to the origin of its layout fragment.
  public let typographicBounds: CGRect
  /// The left end of the baseline, relative to the origin of the line's bounds.
  public let glyphOrigin: CGPoint

  private let manager: NSLayoutManager
  private let container: NSTextContainer
  /// The index of the paragraph's first character in the whole text.
  private let start: Int
  /// The position of the layout fragment in the container.
  private let origin: CGPoint
  /// The text storage of a line that was created without a layout; nil for any other line.
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

  /// Creates a line from a range of a text, without a layout.
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

  /// The range of the line in the whole text.
  private var glyphs: NSRange { NSRange(location: start + characterRange.location, length: characterRange.length) }

  /// Draws the line. `point` is the position of the bounds' origin.
  open func draw(at point: CGPoint, in context: CGContext) {
    let place = CGPoint(
      x: point.x - origin.x - typographicBounds.minX, y: point.y - origin.y - typographicBounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    manager.drawBackground(forGlyphRange: glyphs, at: place)
    manager.drawGlyphs(forGlyphRange: glyphs, at: place)
  }

  /// Returns the position of one of the paragraph's characters on the baseline, relative to the
  /// origin of the line's bounds.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: start + index, length: index < NSMaxRange(characterRange) ? 1 : 0),
      in: container)
    return CGPoint(x: rect.minX - origin.x - typographicBounds.minX, y: glyphOrigin.y)
  }

  /// Returns the index in the paragraph of the character nearest to a point. The point is relative
  /// to the origin of the line's bounds.
  open func characterIndex(for point: CGPoint) -> Int {
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: inContainer(point), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return min(
      max(index - start, characterRange.location), max(characterRange.location, NSMaxRange(characterRange) - 1))
  }

  /// Returns the fraction of the nearest character that is before a point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    var fraction: CGFloat = 0
    _ = manager.glyphIndex(for: inContainer(point), in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x + typographicBounds.minX, y: origin.y + typographicBounds.midY)
  }
}
