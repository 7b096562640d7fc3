public import GalleyBase
public import GalleyViews

/// The device whose screen the canvas is, and how it is held.
public struct SceneDevice: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The way it is held.
  public var orientation: DeviceOrientation

  /// A device held upright unless said otherwise.
  public init(_ device: Device, orientation: DeviceOrientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The size of its screen as it is held, in points.
  public var screenSize: Size { device.screenSize(in: orientation) }
}
