public import GalleyBase

/// The orientation of a device.
///
/// UIKit counterpart: UIInterfaceOrientation, whose two portrait and two landscape cases are one each here.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// The screen is higher than wide.
  case portrait
  /// The screen is wider than high.
  case landscape
}

/// A model of iPhone or iPad: the size and scale of its screen, and the heights of its keyboard.
///
/// The figures are presets; scenes and programs may use other devices (rule: device-presets). UIKit counterpart:
/// UIScreen's `bounds` and `scale`, and the frames in keyboard notifications.
public struct Device: Hashable, Sendable {
  /// The name of the model, such as `iPhone 8`.
  public let name: String
  /// The size of the screen in portrait, in points.
  public let screenSize: Size
  /// The number of pixels per point. UIKit counterpart: `UIScreen.scale`.
  public let scale: Double
  /// The heights of the device's keyboard.
  public let keyboard: KeyboardHeights
  /// The space at the screen's edges that corners, sensors and the home indicator take, by
  /// orientation.
  let edges: ScreenEdges

  /// Creates a device with the given values, for instance a device without a preset.
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
  /// Returns the screen's safe area insets in an orientation, in points. The status bar and the
  /// home indicator lie within these insets (rule: device-presets).
  ///
  /// UIKit counterpart: a window's `safeAreaInsets`.
  public func safeAreaInsets(in orientation: DeviceOrientation) -> EdgeInsets {
    switch orientation {
    case .portrait: edges.upright
    case .landscape: edges.lying
    }
  }
}

/// The safe area insets of a screen by orientation, in points.
struct ScreenEdges: Hashable, Sendable {
  /// The safe area insets in portrait.
  var upright: EdgeInsets
  /// The safe area insets in landscape.
  var lying: EdgeInsets

  /// The edges of a phone with a home button: the status bar in portrait, nothing in landscape.
  static let phone = ScreenEdges(upright: edges(top: 20), lying: .zero)
  /// The edges of a tablet with a home button: the status bar.
  static let pad = ScreenEdges(upright: edges(top: 20), lying: edges(top: 20))
  /// The edges of a tablet without a home button: the status bar and the home indicator.
  static let wholePad = ScreenEdges(upright: edges(top: 24, bottom: 20), lying: edges(top: 24, bottom: 20))

  /// Returns the edges of a phone without a home button, whose sensors take `top` points of the
  /// screen.
  static func notch(_ top: Double) -> ScreenEdges {
    ScreenEdges(upright: edges(top: top, bottom: 34), lying: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  private static func edges(top: Double, bottom: Double = 0) -> EdgeInsets {
    EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}

/// The heights of a device's keyboard, from the lower edge of the screen. Unknown heights are nil.
public struct KeyboardHeights: Hashable, Sendable {
  /// The height in portrait with the prediction bar.
  public var withPredictions: ReportedLength?
  /// The height in portrait without the prediction bar.
  public var plain: ReportedLength?
  /// The height in landscape with the prediction bar.
  public var landscapeWithPredictions: ReportedLength?
  /// The height in landscape without the prediction bar.
  public var landscapePlain: ReportedLength?

  /// Creates heights that are all unknown.
  public init() {}

  /// Creates heights in portrait; the heights in landscape are unknown.
  init(_ withPredictions: ReportedLength?, plain: ReportedLength? = nil) {
    self.withPredictions = withPredictions
    self.plain = plain
  }

  /// Returns these heights with the given heights in landscape.
  func landscape(_ withPredictions: ReportedLength?, plain: ReportedLength?) -> KeyboardHeights {
    var heights = self
    heights.landscapeWithPredictions = withPredictions
    heights.landscapePlain = plain
    return heights
  }

  /// Returns the height in an orientation, with or without the prediction bar; nil if unknown.
  public func height(in orientation: DeviceOrientation, showsPredictions: Bool) -> ReportedLength? {
    switch (orientation, showsPredictions) {
    case (.portrait, true): withPredictions
    case (.portrait, false): plain
    case (.landscape, true): landscapeWithPredictions
    case (.landscape, false): landscapePlain
    }
  }
}
