public import GalleyBase

/// The orientation of a device. UIKit counterpart: UIInterfaceOrientation, whose variants of each are one here.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// A model of iPhone or iPad: the size and scale of its screen, and the heights of its keyboard.
///
/// The figures are presets; scenes and programs may use others (rule: device-presets). UIKit counterpart: UIScreen's
/// `bounds` and `scale`, and the frames in keyboard notifications.
public struct Device: Hashable, Sendable {
  /// The name, such as `iPhone 8`.
  public let name: String
  /// The size of the screen in portrait, in points.
  public let screenSize: Size
  /// Pixels per point. UIKit counterpart: `UIScreen.scale`.
  public let scale: Double
  /// The heights of the keyboard.
  public let keyboard: KeyboardHeights

  /// Creates a device of these values, such as one that has no preset.
  public init(name: String, screenSize: Size, scale: Double, keyboard: KeyboardHeights = KeyboardHeights()) {
    self.name = name
    self.screenSize = screenSize
    self.scale = scale
    self.keyboard = keyboard
  }

  /// Returns the size of the screen in an orientation, in points.
  public func screenSize(in orientation: DeviceOrientation) -> Size {
    switch orientation {
    case .portrait: screenSize
    case .landscape: Size(width: screenSize.height, height: screenSize.width)
    }
  }
}

/// The heights of a device's keyboard, measured from the lower edge of the screen; nil where they are not known.
public struct KeyboardHeights: Hashable, Sendable {
  /// The height in portrait with the bar of predictions.
  public var withPredictions: ReportedLength?
  /// The height in portrait without predictions.
  public var plain: ReportedLength?
  /// The height in landscape with the bar of predictions.
  public var landscapeWithPredictions: ReportedLength?
  /// The height in landscape without predictions.
  public var landscapePlain: ReportedLength?

  /// Unknown heights.
  public init() {}

  /// Heights in portrait.
  init(_ withPredictions: ReportedLength?, plain: ReportedLength? = nil) {
    self.withPredictions = withPredictions
    self.plain = plain
  }

  /// Returns the heights with those in landscape added.
  func landscape(_ withPredictions: ReportedLength?, plain: ReportedLength?) -> KeyboardHeights {
    var heights = self
    heights.landscapeWithPredictions = withPredictions
    heights.landscapePlain = plain
    return heights
  }

  /// Returns the height in an orientation, with or without the bar of predictions; nil if it is not known.
  public func height(in orientation: DeviceOrientation, showsPredictions: Bool) -> ReportedLength? {
    switch (orientation, showsPredictions) {
    case (.portrait, true): withPredictions
    case (.portrait, false): plain
    case (.landscape, true): landscapeWithPredictions
    case (.landscape, false): landscapePlain
    }
  }
}
