public import CoreGraphics

/// A layer whose sublayers keep their depth. Depth is not drawn here.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of a larger content.
open class CAScrollLayer: CALayer {
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}
