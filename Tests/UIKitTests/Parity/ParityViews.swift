import CoreGraphics
import Foundation
import UIKit

/// A label with space around its text, as apps write it.
final class InsetLabel: UILabel {
  var insets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A view that draws a text by TextKit 1, as apps write it.
final class TextKitView: UIView {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  private var places: [(container: NSTextContainer, origin: CGPoint, followsBounds: Bool)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    storage.addLayoutManager(manager)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ container: NSTextContainer, at origin: CGPoint, followsBounds: Bool) {
    manager.addTextContainer(container)
    places.append((container, origin, followsBounds))
  }

  override func draw(_ rect: CGRect) {
    for place in places {
      if place.followsBounds { place.container.size = bounds.size }
      let glyphs = manager.glyphRange(for: place.container)
      manager.drawBackground(forGlyphRange: glyphs, at: place.origin)
      manager.drawGlyphs(forGlyphRange: glyphs, at: place.origin)
    }
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var used = CGRect.zero
    for place in places {
      if place.followsBounds { place.container.size = CGSize(width: size.width, height: .greatestFiniteMagnitude) }
      manager.ensureLayout(for: place.container)
      var text = manager.usedRect(for: place.container)
      if manager.extraLineFragmentTextContainer === place.container {
        text = text.union(manager.extraLineFragmentUsedRect)
      }
      used = used.union(text.offsetBy(dx: place.origin.x, dy: place.origin.y))
    }
    let scale = traitCollection.displayScale
    return CGSize(width: (used.maxX * scale).rounded(.up) / scale, height: (used.maxY * scale).rounded(.up) / scale)
  }
}
