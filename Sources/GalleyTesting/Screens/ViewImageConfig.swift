import CoreGraphics
public import Foundation
public import UIKit

/// The surroundings of a screen: size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// The way that a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The way that a tablet is held, with the share of its screen.
  public enum TabletOrientation: Sendable {
    /// The shares of an upright screen.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// The shares of a lying screen.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The room that the device takes at the edges, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil is that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Surroundings.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
