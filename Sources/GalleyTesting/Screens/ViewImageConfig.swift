import CoreGraphics
public import Foundation
public import UIKit

/// The configuration of a screen: size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, and the part of the screen that the app uses.
  public enum TabletOrientation: Sendable {
    /// The part of the screen that an app uses in portrait orientation.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// The part of the screen that an app uses in landscape orientation.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the screen in points; nil means the size of the view.
  public var size: CGSize?
  /// The traits of the screen.
  public var traits: UITraitCollection

  /// Creates a configuration from a size, a safe area and traits.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
