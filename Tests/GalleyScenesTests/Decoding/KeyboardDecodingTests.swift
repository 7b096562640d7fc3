import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The keys `device`, `keyboard` and `keyboardAvoidance` of a scene.
@Suite struct KeyboardDecodingTests {
  @Test func aDeviceIsTheDefaultOfSizeAndScale() throws {
    let scene = try decode("{galley: 1, device: iPhone SE, views: []}")
    #expect(scene.size == SceneSize(width: .points(320), height: .points(568)))
    #expect(scene.scale == 2)
    let turned = try decode("{galley: 1, device: {name: iphone x, orientation: landscape}, views: []}")
    #expect(turned.size == SceneSize(width: .points(812), height: .points(375)))
    #expect(turned.scale == 3)
    #expect(turned.device?.device.name == "iPhone X")
  }

  @Test func whateverTheOrderSizeAndScaleWin() throws {
    let scene = try decode("{galley: 1, size: [100, auto], scale: 1, device: iPhone SE, views: []}")
    #expect(scene.size == SceneSize(width: .points(100), height: .auto))
    #expect(scene.scale == 1)
  }

  @Test(
    arguments: [
      ("device: iPhone SE, keyboard: automatic", 253, false), ("device: iPhone SE, keyboard: show", 253, true),
      ("device: iPhone SE, keyboard: {showsPredictions: false}", 216, false),
      ("device: {name: iPhone SE, orientation: landscape}, keyboard: {showsPredictions: false}", 162, false),
      ("keyboard: {height: 300, isShown: true}", 300, true), ("device: iPhone 8, keyboard: {height: 300}", 300, false),
      ("device: iPhone 8, keyboard: {}", 258, false),
    ] as [(String, Double, Bool)])
  func heights(keys: String, height: Double, isShown: Bool) throws {
    let keyboard = try #require(try decode("{galley: 1, \(keys), views: []}").keyboard)
    #expect(keyboard.keyboard == Keyboard(height: height))
    #expect(keyboard.isShown == isShown)
  }

  @Test func everythingAboutAKeyboard() throws {
    let scene = try decode(
      """
      galley: 1
      keyboard:
        height: 337
        accessoryHeight: 44
        beginHeight: 279
        animationDuration: 0.5
        animationCurve: 3
        isLocal: false
      keyboardAvoidance: window
      views: []
      """)
    var keyboard = Keyboard(height: 337)
    keyboard.accessoryHeight = 44
    keyboard.beginHeight = 279
    keyboard.animationDuration = 0.5
    keyboard.animationCurve = 3
    keyboard.isLocal = false
    #expect(scene.keyboard == SceneKeyboard(keyboard))
    #expect(scene.keyboardAvoidance == .window)
  }

  @Test(arguments: [
    (
      "device: iPhone 88",
      "2:9: device: \"iPhone 88\" is not a known device; for another device set size and scale; valid: "
        + "iPhone 8, iPhone 8 Plus, iPhone 4, iPhone 4s, iPhone 5, iPhone 5c, iPhone 5s, iPhone SE and "
        + "\(Device.all.count - 8) more"
    ),
    ("device: {orientation: landscape}", "2:9: device: the key \"name\" is missing in a device"),
    (
      "keyboard: show",
      "2:11: keyboard: the height of the keyboard is missing; give it in points, as in { height: 260 }, or set the scene's "
        + "device"
    ),
    ("keyboard: hide", "2:11: keyboard: \"hide\" is not a valid value; valid: automatic, show"),
    (
      "device: iPad Pro 11-inch\nkeyboard: automatic",
      "3:11: keyboard: the height of the keyboard of iPad Pro 11-inch in portrait with the prediction "
        + "bar is not known; give it in points, as in { height: 260 }"
    ),
    (
      "keyboard: {hight: 3, height: 3}", "2:12: keyboard: unknown key \"hight\" in a keyboard; did you mean \"height\"?"
    ),
    ("keyboard: {height: -1}", "2:20: keyboard.height: -1 is too small; valid: 0 to 10000000"),
    (
      "keyboard: {height: 3, showsPredictions: true}",
      "2:20: keyboard.height: showsPredictions and height both set the height of the keyboard; give one of them"
    ),
    (
      "keyboardAvoidance: windows",
      "2:20: keyboardAvoidance: \"windows\" is not a valid value; did you mean \"window\"?"
    ),
    (
      "keyboardAvoidance: article",
      "2:20: keyboardAvoidance: \"article\" is now called windowByBeginFrame"
    ),
  ])
  func mistakes(keys: String, message: String) { #expect(failure("galley: 1\n\(keys)\nviews: []") == message) }

  @Test func stepsBuildOnTheKeyboardBefore() throws {
    try expectEqual(step("show"), .show(Keyboard(height: 253)))
    try expectEqual(step("hide"), .hide)
    var higher = Keyboard(height: 253)
    higher.accessoryHeight = 44
    try expectEqual(step("{accessoryHeight: 44}"), .show(higher))
    try expectEqual(step("{showsPredictions: false}"), .show(Keyboard(height: 216)))
    try expectEqual(step("{height: 300}"), .show(Keyboard(height: 300)))
  }

  /// What a step's value means on an iPhone SE whose keyboard is the usual one.
  private func step(_ value: String) throws -> SceneKeyboardStep? {
    var decoding = Decoding(try Document(reading: Array(value.utf8), file: "step"))
    let device = try #require(Device.named("iPhone SE"))
    decoding.environment.device = SceneDevice(device)
    decoding.environment.keyboard = Keyboard(height: 253)
    let step = Form<SceneKeyboardStep>.keyboardStep.read(&decoding, decoding.document.root)
    #expect(decoding.mistakes.isEmpty)
    return step
  }
}
