public import CoreGraphics

/// A layer whose sublayers keep their three-dimensional depth. Galley does not draw depth.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of larger content.
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}
