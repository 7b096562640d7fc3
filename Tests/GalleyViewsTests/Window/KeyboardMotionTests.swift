import GalleyBase
import GalleyDrawing
import Testing

@testable import GalleyViews

/// Movements of the keyboard, and of what makes room for it, in virtual time.
@Suite struct KeyboardMotionTests {
  let window: Window
  let field: TextField

  /// A field that must move up by 105 points for a keyboard of 200.
  init() throws {
    let context = try makeContext(scale: 2)
    window = Window(size: Size(width: 320, height: 400), in: context)
    field = TextField(frame: Rect(x: 0, y: 270, width: 320, height: 30), in: context)
    window.addSubview(field)
    window.keyboard = Keyboard(height: 200)
    window.keyboardAvoidance = .window
  }

  private func lines(_ word: String) -> [String] { window.trace.lines.filter { $0.contains(word) } }

  @Test func curvesBeginAndEnd() {
    for curve in [0, 1, 2, 3, 5, 7].map(AnimationCurve.init(rawValue:)) {
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1 && curve.progress(at: 2) == 1)
      var last = 0.0
      for step in 1...100 {
        let next = curve.progress(at: Double(step) / 100)
        #expect(next > last)
        last = next
      }
    }
    func at(_ curve: Int, _ time: Double) -> Double {
      (AnimationCurve(rawValue: curve).progress(at: time) * 1000).rounded() / 1000
    }
    // Core Animation's: half of the way at half of the time for those that are even.
    #expect(at(0, 0.5) == 0.5 && at(3, 0.25) == 0.25)
    #expect(at(1, 0.5) == 0.315 && at(2, 0.5) == 0.685)
    #expect(at(7, 0.5) > 0.85, "the keyboard's is fast at first")
  }

  @Test func withoutAnimationsAllIsOverAtOnce() {
    field.becomeFirstResponder()
    #expect(window.presentedKeyboardFrame == Rect(x: 0, y: 200, width: 320, height: 200))
    #expect(window.presentedOrigin.y == -105 && window.keyboardShift == 105)
    #expect(lines("DidShow").count == 1)
  }

  @Test func movementBegunByAnObserverIsReportedToo() {
    window.areAnimationsEnabled = true
    var isNested = false
    window.notifications.addObserver(forName: .init(rawValue: "UIKeyboardWillShowNotification")) { [window] _ in
      guard !isNested else { return }
      isNested = true
      window.showKeyboard(Keyboard(height: 100))
    }
    window.showKeyboard(Keyboard(height: 200))
    window.advanceTime(by: 1)
    #expect(lines("WillShow").count == 2 && lines("DidShow").count == 2)
    #expect(window.shownKeyboard?.height == 200)
  }

  @Test func timeMovesIt() throws {
    window.areAnimationsEnabled = true
    field.becomeFirstResponder()
    #expect(window.presentedKeyboardFrame?.minY == 400 && window.presentedOrigin.y == 0)
    #expect(window.keyboardFrame?.minY == 200 && window.keyboardShift == 105, "frames are those of the end")
    #expect(lines("WillShow").count == 1 && lines("DidShow").isEmpty)
    window.advanceTime(by: 0.1)
    let ahead = 1 - AnimationCurve(rawValue: 7).progress(at: 0.4)
    let top = try #require(window.presentedKeyboardFrame?.minY)
    #expect(top == ((200 + 200 * ahead) * 2).rounded() / 2)
    #expect(window.presentedOrigin.y == ((-105 + 105 * ahead) * 2).rounded() / 2)
    #expect(top > 200 && top < 300)
    window.advanceTime(by: 0.14)
    #expect(lines("DidShow").isEmpty)
    window.advanceTime(by: 0.01)
    #expect(lines("DidShow").count == 1)
    #expect(window.presentedKeyboardFrame?.minY == 200 && window.presentedOrigin.y == -105)
  }

  @Test func itGoesFromWhereItIs() throws {
    window.areAnimationsEnabled = true
    field.becomeFirstResponder()
    window.advanceTime(by: 0.1)
    let (top, origin) = (try #require(window.presentedKeyboardFrame).minY, window.presentedOrigin.y)
    window.trace.removeAll()
    field.resignFirstResponder()
    #expect(window.keyboardFrame == nil)
    #expect(window.presentedKeyboardFrame?.minY == top && window.presentedOrigin.y == origin)
    #expect(lines("UIKeyboard").count == 2)
    #expect(lines("UIKeyboard")[0].contains("DidShow") && lines("UIKeyboard")[1].contains("WillHide"))
    window.advanceTime(by: 0.25)
    #expect(window.presentedKeyboardFrame == nil && window.presentedOrigin.y == 0)
    #expect(lines("DidHide").count == 1)
  }

  @Test func theArticlesWindowMovesSteadily() {
    window.keyboardAvoidance = .windowByBeginFrame
    window.areAnimationsEnabled = true
    field.becomeFirstResponder()
    window.advanceTime(by: 0.125)
    #expect(window.presentedOrigin.y == -52.5, "half of 105")
  }

  @Test func scrollViewsScrollMeanwhile() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400), in: window.context)
    view.contentSize = Size(width: 320, height: 1000)
    view.contentOffset.y = 10
    view.addSubview(field)
    window.addSubview(view)
    window.keyboardAvoidance = .contentInset
    window.areAnimationsEnabled = true
    window.layoutIfNeeded()
    func shown() -> Double {
      var y = 0.0
      window.withPresentedOffsets { y = view.contentOffset.y }
      return y
    }
    let before = view.contentOffset.y
    field.becomeFirstResponder()
    let settled = view.contentOffset.y
    // The field ends at 300, and 5 points below it are kept free.
    #expect(before == 10 && settled == 105 && view.contentInset.bottom == 200)
    #expect(shown() == before)
    window.advanceTime(by: 0.1)
    #expect(shown() > before && shown() < settled)
    #expect(view.contentOffset.y == settled, "the offset is that of the end")
    window.advanceTime(by: 0.2)
    #expect(shown() == settled)
    window.areAnimationsEnabled = false
    #expect(shown() == settled)
  }

  /// A text view scrolls once more when the keyboard has come, since the caret keeps clear of its inset.
  @Test func aTextViewBeginsWhereItWas() {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 480), in: window.context)
    view.text = String(repeating: "line\n", count: 60)
    window.addSubview(view)
    window.keyboardAvoidance = .contentInset
    window.areAnimationsEnabled = true
    view.select(100..<100)
    window.layoutIfNeeded()
    let before = view.contentOffset.y
    view.becomeFirstResponder()
    window.layoutIfNeeded()
    let settled = view.contentOffset.y
    func shown() -> Double {
      var y = 0.0
      window.withPresentedOffsets { y = view.contentOffset.y }
      return y
    }
    #expect(settled > before)
    #expect(shown() == before)
    window.advanceTime(by: 1)
    #expect(shown() == settled)
  }

  /// A keyboard that comes is told to have come when it is sent away, and whoever hears of it sends it away too.
  @Test func observersMayEndAnInterruptedAnimation() {
    window.areAnimationsEnabled = true
    let name = WindowNotification.Name(rawValue: KeyboardNotification.Name.didShow.rawValue)
    let observer = window.notifications.addObserver(forName: name) { [window] _ in window.hideKeyboard() }
    field.becomeFirstResponder()
    window.advanceTime(by: 0.1)
    window.hideKeyboard()
    #expect(lines("DidShow").count == 1 && lines("WillHide").count == 1)
    window.advanceTime(by: 0.25)
    #expect(lines("DidHide").count == 1)
    window.notifications.removeObserver(observer)
  }

  @Test func turningItOffEndsWhatMoves() {
    window.areAnimationsEnabled = true
    field.becomeFirstResponder()
    window.areAnimationsEnabled = false
    #expect(window.presentedOrigin.y == -105 && lines("DidShow").count == 1)
  }
}
