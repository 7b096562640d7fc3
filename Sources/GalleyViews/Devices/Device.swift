public import GalleyBase

/// Which way up a device is held. UIKit counterpart: UIInterfaceOrientation, of which the two pairs are one here.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// A kind of iPhone or iPad, as far as pictures of its screen need to know it: size, density and how high its keyboard is.
///
/// The figures are presets: a scene or a program may use any size and any height (reference J). UIKit counterpart:
/// UIScreen's `bounds` and `scale`, and the frames in keyboard notifications.
public struct Device: Hashable, Sendable {
  /// What it is called, such as `iPhone 8`.
  public let name: String
  /// The screen held upright, in points.
  public let screenSize: Size
  /// Pixels per point of its pictures. UIKit counterpart: `UIScreen.scale`.
  public let scale: Double
  /// How high its keyboard is.
  public let keyboard: KeyboardHeights

  /// The screen in an orientation, in points.
  public func screenSize(in orientation: DeviceOrientation) -> Size {
    switch orientation {
    case .portrait: screenSize
    case .landscape: Size(width: screenSize.height, height: screenSize.width)
    }
  }
}

/// The heights of a device's keyboard, from the keys' lower end at the edge of the screen; nil where nobody has told.
public struct KeyboardHeights: Hashable, Sendable {
  /// Upright, with the bar of predictions above the keys.
  public var withPredictions: ReportedLength?
  /// Upright, without that bar.
  public var plain: ReportedLength?
  /// On the side, with the bar of predictions.
  public var landscapeWithPredictions: ReportedLength?
  /// On the side, without it.
  public var landscapePlain: ReportedLength?

  /// No height is known.
  public init() {}

  /// Heights upright.
  init(_ withPredictions: ReportedLength?, plain: ReportedLength? = nil) {
    self.withPredictions = withPredictions
    self.plain = plain
  }

  /// The same, with heights on the side.
  func landscape(_ withPredictions: ReportedLength?, plain: ReportedLength?) -> KeyboardHeights {
    var heights = self
    heights.landscapeWithPredictions = withPredictions
    heights.landscapePlain = plain
    return heights
  }

  /// The height in an orientation, with or without the bar of predictions; nil if it is not known.
  public func height(in orientation: DeviceOrientation, showsPredictions: Bool) -> ReportedLength? {
    switch (orientation, showsPredictions) {
    case (.portrait, true): withPredictions
    case (.portrait, false): plain
    case (.landscape, true): landscapeWithPredictions
    case (.landscape, false): landscapePlain
    }
  }
}
