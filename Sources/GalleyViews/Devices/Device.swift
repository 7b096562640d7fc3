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

  /// Creates a device of these values, such as one that has no preset. All of its screen is safe for content.
  public init(name: String, screenSize: Size, scale: Double, keyboard: KeyboardHeights = KeyboardHeights()) {
    self.init(name: name, screenSize: screenSize, scale: scale, keyboard: keyboard, edges: ScreenEdges(top: 0))
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
    case .portrait: EdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0)
    case .landscape:
      EdgeInsets(top: edges.lyingTop, left: edges.sides, bottom: edges.lyingBottom, right: edges.sides)
    }
  }
}

/// The edges of a screen that are not safe for content, in points.
struct ScreenEdges: Hashable, Sendable {
  /// The upper edge upright.
  var top: Double
  /// The lower edge upright.
  var bottom: Double = 0
  /// The upper edge lying.
  var lyingTop: Double = 0
  /// The lower edge lying.
  var lyingBottom: Double = 0
  /// The edges at the sides lying.
  var sides: Double = 0

  /// A phone with a home button: the status bar, upright only.
  static let phone = ScreenEdges(top: 20)
  /// A tablet with a home button: the status bar.
  static let pad = ScreenEdges(top: 20, lyingTop: 20)
  /// A tablet without a home button.
  static let wholePad = ScreenEdges(top: 24, bottom: 20, lyingTop: 24, lyingBottom: 20)

  /// A phone without a home button, whose sensors take `top` of the screen.
  static func notch(_ top: Double) -> ScreenEdges {
    ScreenEdges(top: top, bottom: 34, lyingBottom: 21, sides: top)
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
