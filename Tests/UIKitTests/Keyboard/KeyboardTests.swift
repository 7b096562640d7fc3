import GalleyBase
import GalleyDrawing
import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
  @MainActor final class Seen {
    var infos: [[AnyHashable: Any]] = []
  }

  @Test func notificationsSayFramesAndTimes() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.keyboardHeight = 200
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in MainActor.assumeIsolated { seen.infos.append(notification.userInfo ?? [:]) } }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    let info = try #require(seen.infos.first)
    let frame = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(frame.cgRectValue == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect(window.keyboardFrame == frame.cgRectValue)
    field.resignFirstResponder()
    #expect(window.keyboardFrame == nil)
  }

  @Test(arguments: [
    ("iPhone 8", CGRect(x: 0, y: 409, width: 375, height: 258)),
    ("iPhone 12", CGRect(x: 0, y: 508, width: 390, height: 336)),
    ("no such device", CGRect(x: 0, y: 409, width: 375, height: 258)),
  ])
  func theKeyboardOfTheDeviceComes(device: String, frame: CGRect) {
    UIKitEnvironment.withEnvironment({ $0 = UIKitEnvironment(device: device) }) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      #expect(window.keyboardHeight == frame.height)
      field.becomeFirstResponder()
      #expect(window.keyboardFrame == frame)
      field.resignFirstResponder()
      #expect(window.keyboardFrame == nil)
    }
  }

  @Test func withAHardwareKeyboardNoneComes() {
    UIKitEnvironment.withEnvironment({ $0.usesHardwareKeyboard = true }) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(window.keyboardHeight == nil && window.keyboardFrame == nil)
    }
  }

  @Test func inASmallWindowTheKeyboardIsWhereTheScreenEnds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.backgroundColor = .red
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.isHidden = false
    field.becomeFirstResponder()
    #expect(window.keyboardFrame?.minY == 409)
    #expect(window.picture(scale: 1)[100, 90].red == 255)
    window.keyboardHeight = 60
    field.reloadInputViews()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 40, width: 200, height: 60))
  }

  @Test func theFieldHasTheFocusUntilTheKeyboardHides() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    final class States {
      var seen: [String] = []
    }
    let states = States()
    let names = [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { states.seen.append("\(field.isFirstResponder) \(field.isEditing)") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(states.seen == ["true true", "false false"])
    #expect(!field.isFirstResponder && UIApplication.shared.firstResponder == nil)
  }

  /// The recipe that many copied: a field moves its window up by the frame that the keyboard begins with.
  private final class MovingField: UITextField {
    private var tokens: [any NSObjectProtocol] = []

    func moveWindow() {
      observe(UIResponder.keyboardWillShowNotification) { field, info in
        let height = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
        let place = field.convert(CGPoint.zero, to: field.window)
        let overstep = field.frame.height + place.y + height - UIScreen.main.bounds.height + 5
        guard overstep > 0 else { return }
        field.window?.frame = UIScreen.main.bounds.offsetBy(dx: 0, dy: -overstep)
      }
      observe(UIResponder.keyboardWillHideNotification) { field, _ in field.window?.frame = UIScreen.main.bounds }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func observe(_ name: Notification.Name, _ act: @escaping (UITextField, [AnyHashable: Any]) -> Void) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          MainActor.assumeIsolated {
            guard let self, self.isFirstResponder else { return }
            act(self, notification.userInfo ?? [:])
          }
        })
    }
  }

  @Test(arguments: [(600.0, 233.0), (374, 7), (367, 0), (20, 0)])
  func aWindowThatItsFieldMovesComesBack(y: CGFloat, shift: CGFloat) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let field = MovingField(frame: CGRect(x: 0, y: y, width: 100, height: 37))
    window.addSubview(field)
    field.moveWindow()
    defer { field.stop() }
    field.becomeFirstResponder()
    #expect(window.frame.minY == -shift)
    field.resignFirstResponder()
    #expect(window.frame == UIScreen.main.bounds)
  }

  @Test func theGuideFollowsTheKeyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let bar = UIView()
    window.addSubview(field)
    window.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40), bar.widthAnchor.constraint(equalToConstant: 100),
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.keyboardHeight = 200
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 280)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 480 - window.safeAreaInsets.bottom)
  }
}
