import GalleyBase
import GalleyViews
import Testing

/// The keyboard's frames and notifications.
@Suite struct KeyboardTests {
  static let screen = Size(width: 820, height: 1180)

  /// The keyboard that was recorded on an iPad.
  static var recorded: Keyboard {
    var keyboard = Keyboard(height: 337)
    keyboard.beginHeight = 279
    return keyboard
  }

  @Test func aRecordedNotification() throws {
    let change = try #require(KeyboardChange(from: nil, to: Self.recorded, onScreen: Self.screen))
    #expect(change.kind == .show)
    #expect(change.beginFrame == Rect(x: 0, y: 1180, width: 820, height: 279))
    #expect(change.endFrame == Rect(x: 0, y: 843, width: 820, height: 337))
    let (will, did) = change.notifications
    #expect(
      will.userInfo.map { "\($0.key) = \($0.value)" } == [
        "UIKeyboardAnimationCurveUserInfoKey = 7",
        "UIKeyboardAnimationDurationUserInfoKey = 0.25",
        "UIKeyboardFrameBeginUserInfoKey = {{0, 1180}, {820, 279}}",
        "UIKeyboardFrameEndUserInfoKey = {{0, 843}, {820, 337}}",
        "UIKeyboardIsLocalUserInfoKey = 1",
      ])
    // How it moves is told only beforehand.
    #expect(
      did.userInfo.map(\.key) == [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "UIKeyboardIsLocalUserInfoKey",
      ])
    #expect(
      will.line
        == "UIKeyboardWillShowNotification {{0, 1180}, {820, 279}} -> {{0, 843}, {820, 337}}, duration 0.25, curve 7")
    #expect(did.line == "UIKeyboardDidShowNotification {{0, 1180}, {820, 279}} -> {{0, 843}, {820, 337}}")
  }

  @Test func hidingSendsHideNotifications() throws {
    let change = try #require(KeyboardChange(from: Self.recorded, to: nil, onScreen: Self.screen))
    #expect(change.beginFrame == Rect(x: 0, y: 843, width: 820, height: 337))
    #expect(change.endFrame == Rect(x: 0, y: 1180, width: 820, height: 337))
    #expect(change.notifications.will.name == .willHide)
    #expect(change.notifications.did.name == .didHide)
  }

  @Test func aKeyboardThatIsUpChangesItsFrame() throws {
    let change = try #require(
      KeyboardChange(from: Keyboard(height: 337), to: Keyboard(height: 300), onScreen: Self.screen))
    #expect(change.beginFrame == Rect(x: 0, y: 843, width: 820, height: 337))
    #expect(change.endFrame == Rect(x: 0, y: 880, width: 820, height: 300))
    #expect(change.notifications.will.name == .willChangeFrame)
    #expect(change.notifications.did.name == .didChangeFrame)
  }

  @Test func withoutAKeyboardNothingChanges() {
    #expect(KeyboardChange(from: nil, to: nil, onScreen: Self.screen) == nil)
  }

  @Test func theAccessoryBelongsToTheFrame() throws {
    let phone = try #require(Device.named("iPhone 8"))
    var keyboard = try #require(Keyboard(of: phone))
    #expect(keyboard.frame(onScreen: Size(width: 375, height: 667)) == Rect(x: 0, y: 409, width: 375, height: 258))
    keyboard.accessoryHeight = 44
    #expect(keyboard.frame(onScreen: Size(width: 375, height: 667)) == Rect(x: 0, y: 365, width: 375, height: 302))
  }

  @Test func presetsOfDevices() throws {
    let pad = try #require(Device.named("iPad Air 2"))
    #expect(Keyboard(of: pad)?.height == 313)
    #expect(Keyboard(of: pad, in: .landscape)?.height == 398)
    #expect(Keyboard(of: pad, in: .landscape, showsPredictions: false)?.height == 352)
    let unknown = try #require(Device.named("iPad Pro 11-inch"))
    #expect(Keyboard(of: unknown) == nil)
  }

  @Test func namesAreUIKits() {
    #expect(
      KeyboardNotification.Name.allCases.map(\.rawValue) == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification", "UIKeyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrameNotification",
      ])
  }
}
