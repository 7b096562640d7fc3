public import GalleyBase
public import GalleyViews

/// The device whose screen the canvas is, and its orientation.
public struct SceneDevice: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The way it is held.
  public var orientation: DeviceOrientation

  /// Creates a device, upright by default.
  public init(_ device: Device, orientation: DeviceOrientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The size of its screen in its orientation, in points.
  public var screenSize: Size { device.screenSize(in: orientation) }

  /// Pixels per point of its screen.
  package var scale: Double { device.scale }

  /// `iPhone 8`, or `iPhone 8 in landscape`.
  var words: String { device.name + (orientation == .portrait ? "" : " in \(orientation.rawValue)") }

  /// The device with a name; nil for one without a preset.
  package init?(words: String) {
    for orientation in DeviceOrientation.allCases {
      let end = " in \(orientation.rawValue)"
      guard words.hasSuffix(end), let device = Device.named(String(words.dropLast(end.count))) else { continue }
      self.init(device, orientation: orientation)
      return
    }
    guard let device = Device.named(words) else { return nil }
    self.init(device)
  }
}
