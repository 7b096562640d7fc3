public import CoreGraphics
public import Foundation

/// A layer that draws its content in tiles. Galley draws the content as a whole.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// A layer that draws copies of its sublayers. Galley draws the sublayers only once.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var preservesDepth = false
  open var instanceColor: CGColor?
}
