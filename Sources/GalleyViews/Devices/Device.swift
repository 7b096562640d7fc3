public import GalleyBase

/// The orientation of a device.
///
/// UIKit counterpart: UIInterfaceOrientation, whose two portrait and two landscape cases are one each here.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// A model of iPhone or iPad: the size and scale of its screen, and the heights of its keyboard.
///
/// The figures are presets; scenes and programs may use other devices (rule: device-presets). UIKit counterpart:
/// UIScreen's `bounds` and `scale`, and the frames in keyboard notifications.
public struct Device: Hashable, Sendable {
  /// The name, such as `iPhone 8`.
  public let name: String
  /// The size of the screen in portrait, in points.
  public let screenSize: Size
  /// Pixels per point. UIKit counterpart: `UIScreen.scale`.
  public let scale: Double
  /// The heights of the keyboard.
  public let keyboard: KeyboardHeights
  /// The space that corners, sensors and the home indicator take at the screen's edges, by orientation.
  let edges: ScreenEdges

  /// Creates a device with these values, for instance one without a preset.
  /// - Parameters:
  ///   - safeArea: the safe area insets of the screen in portrait, in points; none by default.
  ///   - landscapeSafeArea: the same in landscape. Nil rotates the portrait insets as a phone does: the upper inset
  ///     applies to both sides, and the lower one stays.
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
  /// Returns the safe area insets of the screen in an orientation, in points: content is safe below the status bar and
  /// above the home indicator (rule: device-presets).
  ///
  /// UIKit counterpart: a window's `safeAreaInsets`.
  public func safeAreaInsets(in orientation: DeviceOrientation) -> EdgeInsets {
    switch orientation {
    case .portrait: edges.upright
    case .landscape: edges.lying
    }
  }
}

/// The safe area insets of a screen, in points.
struct ScreenEdges: Hashable, Sendable {
  /// The insets in portrait.
  var upright: EdgeInsets
  /// The insets in landscape.
  var lying: EdgeInsets

  /// A phone with a home button: the status bar, in portrait only.
  static let phone = ScreenEdges(upright: edges(top: 20), lying: .zero)
  /// A tablet with a home button: the status bar.
  static let pad = ScreenEdges(upright: edges(top: 20), lying: edges(top: 20))
  /// A tablet without a home button.
  static let wholePad = ScreenEdges(upright: edges(top: 24, bottom: 20), lying: edges(top: 24, bottom: 20))

  /// A phone without a home button, whose sensors take `top` points of the screen.
  static func notch(_ top: Double) -> ScreenEdges {
    ScreenEdges(upright: edges(top: top, bottom: 34), lying: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  private static func edges(top: Double, bottom: Double = 0) -> EdgeInsets {
    EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}

/// The heights of a device's keyboard, measured from the lower edge of the screen; nil if unknown.
public struct KeyboardHeights: Hashable, Sendable {
  /// The height in portrait with the bar of predictions.
  public var withPredictions: ReportedLength?
  /// The height in portrait without predictions.
  public var plain: ReportedLength?
  /// The height in landscape with the bar of predictions.
  public var landscapeWithPredictions: ReportedLength?
  /// The height in landscape without predictions.
  public var landscapePlain: ReportedLength?

  /// Creates unknown heights.
  public init() {}

  /// Creates heights in portrait.
  init(_ withPredictions: ReportedLength?, plain: ReportedLength? = nil) {
    self.withPredictions = withPredictions
    self.plain = plain
  }

  /// Returns the heights with landscape heights added.
  func landscape(_ withPredictions: ReportedLength?, plain: ReportedLength?) -> KeyboardHeights {
    var heights = self
    heights.landscapeWithPredictions = withPredictions
    heights.landscapePlain = plain
    return heights
  }

  /// Returns the height in an orientation, with or without the bar of predictions; nil if unknown.
  public func height(in orientation: DeviceOrientation, showsPredictions: Bool) -> ReportedLength? {
    switch (orientation, showsPredictions) {
    case (.portrait, true): withPredictions
    case (.portrait, false): plain
    case (.landscape, true): landscapeWithPredictions
    case (.landscape, false): landscapePlain
    }
  }
}
