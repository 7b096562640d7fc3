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

  /// Pixels per point of its screen.
  package var scale: Double { device.scale }

  /// `iPhone 8`, or `iPhone 8 in landscape`.
  var words: String { device.name + (orientation == .portrait ? "" : " in \(orientation.rawValue)") }

  /// The device of some words; nil for one that has no preset.
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
