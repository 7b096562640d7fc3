import GalleyBase
import GalleyViews
import Testing

/// The table of devices (rule: device-presets).
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone 4s", 320, 480, 2), ("iPhone SE", 320, 568, 2), ("iPhone 8", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3),
    ("iPhone X", 375, 812, 3), ("iPhone 11", 414, 896, 2), ("iPhone 11 Pro Max", 414, 896, 3),
    ("iPhone 13", 390, 844, 3), ("iPhone 13 Pro Max", 428, 926, 3), ("iPhone 15", 393, 852, 3),
    ("iPhone 15 Pro Max", 430, 932, 3), ("iPhone 16 Pro", 402, 874, 3), ("iPhone 16 Pro Max", 440, 956, 3),
    ("iPad 2", 768, 1024, 1), ("iPad Air 2", 768, 1024, 2), ("iPad (9th generation)", 810, 1080, 2),
    ("iPad Air (4th generation)", 820, 1180, 2), ("iPad Pro 10.5-inch", 834, 1112, 2),
    ("iPad Pro 11-inch", 834, 1194, 2), ("iPad Pro 12.9-inch", 1024, 1366, 2), ("iPhone X (zoomed)", 320, 693, 3),
  ])
  func screens(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.screenSize == Size(width: width, height: height))
    #expect(device.screenSize(in: .landscape) == Size(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test(
    arguments: [
      ("iPhone 4", 253, 216), ("iPhone 5s", 253, 216), ("iPhone 8", 258, 216), ("iPhone 8 Plus", 271, 226),
      ("iPhone X", 336, 291), ("iPhone 13", 336, nil), ("iPhone 11", 346, 301), ("iPhone 13 Pro Max", 346, 301),
      ("iPhone X (zoomed)", 319, nil), ("iPad Air 2", 313, 264), ("iPad Air (4th generation)", 337, nil),
      ("iPad Pro 11-inch", nil, nil),
    ] as [(String, Double?, Double?)])
  func keyboards(name: String, withPredictions: Double?, plain: Double?) throws {
    let keyboard = try #require(Device.named(name)).keyboard
    #expect(keyboard.height(in: .portrait, showsPredictions: true)?.points == withPredictions)
    #expect(keyboard.height(in: .portrait, showsPredictions: false)?.points == plain)
  }

  @Test func keyboardsOnTheSide() throws {
    let phone = try #require(Device.named("iPhone 5")).keyboard
    #expect(phone.height(in: .landscape, showsPredictions: false)?.points == 162)
    #expect(phone.height(in: .landscape, showsPredictions: true) == nil)
    let pad = try #require(Device.named("iPad mini")).keyboard
    #expect(pad.height(in: .landscape, showsPredictions: true)?.points == 398)
    #expect(pad.height(in: .landscape, showsPredictions: false)?.points == 352)
  }

  @Test func sourcesOfDeviceMetrics() throws {
    let recorded = try #require(Device.named("iPad Air (4th generation)")?.keyboard.withPredictions)
    #expect(recorded == ReportedLength(337, .recorded))
    let reported = try #require(Device.named("iPhone 8")?.keyboard.withPredictions)
    #expect(reported == ReportedLength(258, reports: 258...260, .reported))
    let assumed = try #require(Device.named("iPhone 15")?.keyboard.withPredictions)
    #expect(assumed == ReportedLength(336, .assumed))
    for height in Device.all.flatMap(\.keyboard.known) { #expect(height.reports.contains(height.points)) }
  }

  @Test func lookingUp() {
    #expect(Device.named("iphone 8")?.name == "iPhone 8")
    #expect(Device.named("iPhone 8 ") == nil)
    #expect(
      Device.devices(screenSize: Size(width: 414, height: 896)).map(\.name)
        == ["iPhone XR", "iPhone 11", "iPhone XS Max", "iPhone 11 Pro Max"])
    #expect(
      Device.devices(screenSize: Size(width: 896, height: 414), scale: 2).map(\.name) == ["iPhone XR", "iPhone 11"])
    #expect(Device.devices(screenSize: Size(width: 100, height: 100)).isEmpty)
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
  }
}

extension KeyboardHeights {
  fileprivate var known: [ReportedLength] {
    [withPredictions, plain, landscapeWithPredictions, landscapePlain].compactMap { $0 }
  }
}
