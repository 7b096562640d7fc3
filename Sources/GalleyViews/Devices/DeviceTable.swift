public import GalleyBase

extension Device {
  /// All known devices: first phones, then tablets, each from the oldest to the newest
  /// (rule: device-presets).
  public static let all: [Device] = ScreenModel.all.flatMap { model in
    model.names.map { name in
      Device(
        name: name, screenSize: Size(width: model.width, height: model.height), scale: model.scale,
        keyboard: model.keyboard, edges: model.edges)
    }
  }

  /// Returns the device with the given name, ignoring case; nil if no device has this name.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// Returns the devices whose screen has the given size in either orientation, in the order of
  /// `all`.
  /// - Parameter scale: pixels per point; nil accepts any.
  public static func devices(screenSize: Size, scale: Double? = nil) -> [Device] {
    all.filter { device in
      let hasSize = DeviceOrientation.allCases.contains { device.screenSize(in: $0) == screenSize }
      return hasSize && (scale.map { $0 == device.scale } ?? true)
    }
  }
}

/// A row of the table: devices with the same screen, keyboard and safe area insets.
private struct ScreenModel {
  var width: Double
  var height: Double
  var scale: Double
  var names: [String]
  var keyboard: KeyboardHeights
  var edges: ScreenEdges

  init(
    _ width: Double, _ height: Double, at scale: Double, _ names: [String], _ keyboard: KeyboardHeights,
    _ edges: ScreenEdges
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.names = names
    self.keyboard = keyboard
    self.edges = edges
  }

  static let all = phones + zoomedPhones + pads

  private static let small = KeyboardHeights(ReportedLength(253, reports: 253...254), plain: ReportedLength(216))
    .landscape(nil, plain: ReportedLength(162))
  private static let notched = KeyboardHeights(ReportedLength(336, reports: 333...336), plain: ReportedLength(291))
  private static let large = KeyboardHeights(ReportedLength(346), plain: ReportedLength(301))
  private static let assumedAsTwelve = KeyboardHeights(ReportedLength(336, .assumed))
  private static let assumedLarge = KeyboardHeights(ReportedLength(346, .assumed), plain: ReportedLength(301, .assumed))
  private static let classicPad = KeyboardHeights(ReportedLength(313), plain: ReportedLength(264))
    .landscape(ReportedLength(398), plain: ReportedLength(352))

  private static let phones = [
    ScreenModel(320, 480, at: 2, ["iPhone 4", "iPhone 4s"], small, .phone),
    ScreenModel(320, 568, at: 2, ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"], small, .phone),
    ScreenModel(
      375, 667, at: 2,
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
      KeyboardHeights(ReportedLength(258, reports: 258...260), plain: ReportedLength(216)), .phone),
    ScreenModel(
      414, 736, at: 3, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      KeyboardHeights(ReportedLength(271), plain: ReportedLength(226)), .phone),
    ScreenModel(375, 812, at: 3, ["iPhone X", "iPhone XS", "iPhone 11 Pro"], notched, .notch(44)),
    ScreenModel(375, 812, at: 3, ["iPhone 12 mini", "iPhone 13 mini"], notched, .notch(50)),
    ScreenModel(414, 896, at: 2, ["iPhone XR", "iPhone 11"], large, .notch(48)),
    ScreenModel(414, 896, at: 3, ["iPhone XS Max", "iPhone 11 Pro Max"], large, .notch(44)),
    ScreenModel(
      390, 844, at: 3, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      KeyboardHeights(ReportedLength(336)), .notch(47)),
    ScreenModel(428, 926, at: 3, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], large, .notch(47)),
    ScreenModel(
      393, 852, at: 3, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], assumedAsTwelve,
      .notch(59)),
    ScreenModel(
      430, 932, at: 3, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], assumedLarge,
      .notch(59)),
    ScreenModel(402, 874, at: 3, ["iPhone 16 Pro"], assumedAsTwelve, .notch(62)),
    ScreenModel(440, 956, at: 3, ["iPhone 16 Pro Max"], assumedLarge, .notch(62)),
  ]

  private static let zoomedPhones = [
    ScreenModel(320, 693, at: 3, ["iPhone X (zoomed)"], KeyboardHeights(ReportedLength(319)), .notch(38))
  ]

  private static let pads = [
    ScreenModel(768, 1024, at: 1, ["iPad 2", "iPad mini"], classicPad, .pad),
    ScreenModel(
      768, 1024, at: 2, ["iPad (6th generation)", "iPad Air", "iPad Air 2", "iPad mini 4", "iPad Pro 9.7-inch"],
      classicPad, .pad),
    ScreenModel(810, 1080, at: 2, ["iPad (9th generation)"], KeyboardHeights(), .pad),
    ScreenModel(
      820, 1180, at: 2, ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"],
      KeyboardHeights(ReportedLength(337, .recorded)), .wholePad),
    ScreenModel(834, 1112, at: 2, ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"], KeyboardHeights(), .pad),
    ScreenModel(834, 1194, at: 2, ["iPad Pro 11-inch"], KeyboardHeights(), .wholePad),
    ScreenModel(1024, 1366, at: 2, ["iPad Pro 12.9-inch"], KeyboardHeights(), .wholePad),
  ]
}
