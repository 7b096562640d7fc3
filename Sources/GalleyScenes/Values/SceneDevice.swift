public import GalleyBase
public import GalleyViews

/// The device whose screen is the canvas, and its orientation.
public struct SceneDevice: Hashable, Sendable {
  /// The device model.
  public var device: Device
  /// The orientation of the device.
  public var orientation: DeviceOrientation

  /// Creates a device with an orientation, by default portrait.
  public init(_ device: Device, orientation: DeviceOrientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The size of the screen in this orientation, in points.
  public var screenSize: Size { device.screenSize(in: orientation) }

  /// The number of pixels per point of the screen.
  package var scale: Double { device.scale }

  /// The device as text, such as `iPhone 8` or `iPhone 8 in landscape`.
  var words: String { device.name + (orientation == .portrait ? "" : " in \(orientation.rawValue)") }

  /// Creates the device with a name and orientation; nil if the device has no preset.
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
