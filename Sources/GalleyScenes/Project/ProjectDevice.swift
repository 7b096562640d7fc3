import GalleyBase
import GalleyViews

/// A device of the project that is being read.
struct ProjectDevice {
  var size = Size.zero
  var scale = 2.0
  var safeArea = SafeArea()

  /// The safe area insets in both orientations.
  struct SafeArea: Sendable {
    var portrait = EdgeInsets.zero
    var landscape: EdgeInsets?

    static let keys = KeyTable<SafeArea>(
      "the safe area of a device",
      [
        Key("portrait", form: .insets) { $0.portrait = $1 }
          .documented("The edges in portrait.", default: "[0, 0, 0, 0]", uikit: "UIWindow.safeAreaInsets"),
        Key("landscape", form: .insets) { $0.landscape = $1 }
          .documented(
            "The edges in landscape.", default: "the top edge's at both sides, and the bottom edge's",
            uikit: "UIWindow.safeAreaInsets"),
      ])
  }

  static let keys = KeyTable<ProjectDevice>(
    "a device of a project",
    [
      Key("size", form: .extents) { $0.size = $1 }.documented(
        "The size of the screen in portrait, in points.", uikit: "UIScreen.bounds"),
      Key("scale", form: .scale) { $0.scale = $1 }.documented(
        "Pixels per point.", default: "2", uikit: "UIScreen.scale"),
      Key("safeArea", form: Form.insets.map { SafeArea(portrait: $0) }.orMapping(SafeArea.keys, from: SafeArea())) {
        $0.safeArea = $1
      }
      .documented(
        "The insets of the safe area: those in portrait, or a mapping with a key for each orientation.",
        default: "[0, 0, 0, 0]", uikit: "UIWindow.safeAreaInsets"),
    ], required: ["size"])
}

extension Decoding {
  /// Reads the devices that a project defines.
  mutating func projectDevices(_ node: NodeID) -> [Device] {
    guard let pairs = document.pairs(node) else {
      return reject(node, expected: "the devices, a mapping of names to { size, scale, safeArea }") ?? []
    }
    return pairs.compactMap { key, value in
      let name = document.scalarText(key) ?? ""
      guard Device.named(name) == nil else {
        return report("\"\(name)\" is already the name of a device; use another name", at: key)
      }
      var device = ProjectDevice()
      inside(key: name) { $0.decode(value, into: &device, by: ProjectDevice.keys) }
      return Device(
        name: name, screenSize: device.size, scale: device.scale, safeArea: device.safeArea.portrait,
        landscapeSafeArea: device.safeArea.landscape)
    }
  }
}
