import Foundation
import GalleyBase

/// The settings that a context saves and restores, in addition to the transform and the clips.
struct DrawingState {
  /// A shadow for everything that is drawn.
  struct Shadow {
    /// The offset in points, before any transform of the context.
    var offset: CGSize
    var blur: CGFloat
    var color: Color
  }

  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
  var stroke = StrokeStyle(width: 1)
  var alpha = CGFloat(1)
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var textDrawingMode = CGTextDrawingMode.fill
  var characterSpacing = CGFloat(0)
}
