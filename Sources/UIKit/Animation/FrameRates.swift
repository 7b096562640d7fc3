import Foundation
public import QuartzCore

extension UIView.AnimationOptions {
  /// 60 frames per second. Animations end at once in Galley.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// 30 frames per second.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}

extension CADisplayLink {
  /// The number of display frames between two calls. Use `preferredFramesPerSecond` instead.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }
}

extension CALayer {
  /// Converts a time from another layer's clock. It returns the same time, since all layers share a
  /// clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Converts a time to another layer's clock. It returns the same time, since all layers share a
  /// clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
