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
