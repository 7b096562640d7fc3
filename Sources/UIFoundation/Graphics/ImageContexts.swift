public import CoreGraphics
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size` points into which UIKit draws, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size` points into which UIKit draws. A scale of 0 means the scale of the
/// screen. If the size is empty, there is no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.push(CGContext(size: size, scale: scale > 0 ? scale : screenScale, isOpaque: opaque))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the picture as drawn so far; nil if the current context is not a bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.current, let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  draw(by: blendMode) { $0.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the frame of a rectangle: a line of one point inside its edge, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the frame of a rectangle in a blend mode: a line of one point inside its edge, in the
/// current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  draw(by: blendMode) { context in
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

/// The scale of the screen, in pixels per point.
package var screenScale: CGFloat {
  let scale = UIKitEnvironment.current.traits.displayScale
  return scale > 0 ? scale : 1
}

private func draw(by blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  body(context)
  context.restoreGState()
}
