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
  /// The edges of the screen that its corners, its sensors and the home indicator take, by orientation.
  let edges: ScreenEdges

  /// Creates a device of these values, such as one that has no preset.
  /// - Parameters:
  ///   - safeArea: the edges of the screen in portrait that are not safe for content, in points; none at first.
  ///   - landscapeSafeArea: the same in landscape. Nil turns those of portrait as a phone does: what the upper edge takes
  ///     is taken at both sides, and the lower edge stays.
  public init(
    name: String, screenSize: Size, scale: Double, keyboard: KeyboardHeights = KeyboardHeights(),
    safeArea: EdgeInsets = .zero, landscapeSafeArea: EdgeInsets? = nil
  ) {
    let turned = EdgeInsets(top: 0, left: safeArea.top, bottom: safeArea.bottom, right: safeArea.top)
    self.init(
      name: name, screenSize: screenSize, scale: scale, keyboard: keyboard,
      edges: ScreenEdges(upright: safeArea, lying: landscapeSafeArea ?? turned))
  }

  init(name: String, screenSize: Size, scale: Double, keyboard: KeyboardHeights, edges: ScreenEdges) {
    self.name = name
    self.screenSize = screenSize
    self.scale = scale
    self.keyboard = keyboard
    self.edges = edges
  }

  /// Returns the size of the screen in an orientation, in points.
  public func screenSize(in orientation: DeviceOrientation) -> Size {
    switch orientation {
    case .portrait: screenSize
    case .landscape: Size(width: screenSize.height, height: screenSize.width)
    }
  }
}

extension Device {
  /// Returns the edges of the screen that are not safe for content in an orientation, in points: below the status bar and
  /// above the home indicator it is (rule: device-presets). UIKit counterpart: a window's `safeAreaInsets`.
  public func safeAreaInsets(in orientation: DeviceOrientation) -> EdgeInsets {
    switch orientation {
    case .portrait: edges.upright
    case .landscape: edges.lying
    }
  }
}

/// The edges of a screen that are not safe for content, in points.
struct ScreenEdges: Hashable, Sendable {
  /// The edges in portrait.
  var upright: EdgeInsets
  /// The edges in landscape.
  var lying: EdgeInsets

  /// A phone with a home button: the status bar, upright only.
  static let phone = ScreenEdges(upright: edges(top: 20), lying: .zero)
  /// A tablet with a home button: the status bar.
  static let pad = ScreenEdges(upright: edges(top: 20), lying: edges(top: 20))
  /// A tablet without a home button.
  static let wholePad = ScreenEdges(upright: edges(top: 24, bottom: 20), lying: edges(top: 24, bottom: 20))

  /// A phone without a home button, whose sensors take `top` of the screen.
  static func notch(_ top: Double) -> ScreenEdges {
    ScreenEdges(upright: edges(top: top, bottom: 34), lying: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  private static func edges(top: Double, bottom: Double = 0) -> EdgeInsets {
    EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
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
