import Foundation
import GalleyBase

/// What a context saves and restores, beside the transform and the clips.
struct DrawingState {
  /// A shadow that everything casts.
  struct Shadow {
    /// The distance, in points of the context before any transform.
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
