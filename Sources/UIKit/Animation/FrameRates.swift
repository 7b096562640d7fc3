import Foundation
public import QuartzCore

extension UIView.AnimationOptions {
  /// Sixty pictures in a second. Animations end at once here.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// Thirty pictures in a second.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}

extension CADisplayLink {
  /// The number of display frames from one call to the next: the older form of `preferredFramesPerSecond`.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }
}

extension CALayer {
  /// Returns a time of another layer in this one's: the same, since all layers share one clock here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Returns a time of this layer in another's: the same, since all layers share one clock here.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
