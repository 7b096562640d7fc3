import GalleyBase
import GalleyViews
import Testing

/// Actions, notifications and time.
@Suite struct ControlTests {
  @Test func rawValuesAreUIKits() {
    let bits: [(ControlEvents, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8), (.touchDragEnter, 16),
      (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4096),
      (.primaryActionTriggered, 8192), (.menuActionTriggered, 16384), (.editingDidBegin, 65536),
      (.editingChanged, 131_072), (.editingDidEnd, 262_144), (.editingDidEndOnExit, 524_288),
      (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000), (.applicationReserved, 0xF00_0000),
      (.systemReserved, 0xF000_0000), (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, value) in bits { #expect(event.rawValue == value) }
    #expect(ControlEvents([.editingDidEnd, .touchDown]).description == "touchDown, editingDidEnd")
    #expect(ControlEvents(rawValue: 1 << 24).description == "event 0x1000000")
  }

  @Test func actionsArePerformedInOrder() throws {
    let control = Control(in: try makeContext())
    var performed: [String] = []
    let first = control.addAction(for: [.touchDown, .touchUpInside]) { _ in performed.append("first") }
    control.addAction(for: .touchDown) { [weak control] _ in
      performed.append("second")
      control?.removeAction(first)
      control?.addAction(for: .touchDown) { _ in performed.append("late") }
    }
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(performed == ["first", "second"])
    control.sendActions(for: .touchUpInside)
    #expect(performed.count == 2)
    control.sendActions(for: .touchDown)
    #expect(performed == ["first", "second", "second", "late"])
  }

  @Test func observersHearWhatTheyAskedFor() throws {
    let scene = try EditingScene()
    var heard: [String] = []
    let notifications = scene.window.notifications
    notifications.addObserver(forName: TextField.textDidChangeNotification, object: scene.a) { _ in heard.append("a") }
    let any = notifications.addObserver(forName: TextField.textDidChangeNotification) { notification in
      heard.append("any \(notification.object?.id ?? "")")
    }
    notifications.addObserver(forName: nil, object: scene.t) { heard.append($0.name.rawValue) }
    scene.a.insertText("x")
    scene.b.insertText("x")
    scene.t.insertText("x")
    #expect(heard == ["a", "any a", "any b", "UITextViewTextDidChangeNotification"])
    notifications.removeObserver(any)
    scene.b.insertText("x")
    #expect(heard.count == 4)
  }

  /// Delegate, then observers, then actions.
  @Test func theOrderOfReports() throws {
    let scene = try EditingScene()
    scene.window.notifications.addObserver(forName: TextField.textDidBeginEditingNotification) { _ in
      scene.window.trace.append("observer")
    }
    scene.a.addAction(for: .editingDidBegin) { _ in scene.window.trace.append("action") }
    let lines = scene.lines { scene.a.becomeFirstResponder() }
    #expect(
      lines == [
        "a: textFieldShouldBeginEditing -> true", "a: textFieldDidBeginEditing",
        "a: UITextFieldTextDidBeginEditingNotification", "observer", "a: editingDidBegin", "action",
      ])
  }

  @Test func theTraceIsText() throws {
    let scene = try EditingScene()
    scene.a.id = nil
    scene.window.trace.append("mine")
    scene.a.sendActions(for: [.valueChanged, .touchDown])
    #expect(scene.window.trace.text == "mine\nTextField: touchDown\nTextField: valueChanged\n")
    scene.window.trace.isRecording = false
    scene.a.becomeFirstResponder()
    #expect(scene.window.trace.lines.count == 3)
    scene.window.trace.removeAll()
    #expect(scene.window.trace.text == "")
  }

  @Test func timeOnlyGoesForward() throws {
    let window = Window(size: .zero, in: try makeContext())
    window.advanceTime(by: 0.25)
    window.advanceTime(by: -1)
    window.advanceTime(by: .nan)
    window.advanceTime(by: .infinity)
    window.advanceTime(by: 0.5)
    #expect(window.time == 0.75)
    window.advanceTime(by: 1e300)
    window.advanceTime(by: 1e300)
    #expect(window.time == 9_007_199_254_740.992)
  }

  /// A second is over after a second, whatever the parts that it passes in and whenever it begins.
  @Test(arguments: [0, 0.3, 1.3, 2.7, 1234.567])
  func timeIsExact(start: Double) throws {
    let scene = try EditingScene()
    scene.a.isSecureTextEntry = true
    scene.window.advanceTime(by: start)
    scene.a.becomeFirstResponder()
    scene.a.typeText("x")
    for part in [0.1, 0.1, 0.1, 0.1] { scene.window.advanceTime(by: part) }
    #expect(scene.a.isCaretVisible)
    scene.window.advanceTime(by: 0.1)
    #expect(!scene.a.isCaretVisible && scene.a.displayedText == "x")
    scene.window.advanceTime(by: 0.2)
    scene.window.advanceTime(by: 0.2)
    #expect(!scene.a.isCaretVisible && scene.a.displayedText == "x")
    scene.window.advanceTime(by: 0.1)
    #expect(scene.a.isCaretVisible && scene.a.displayedText == "•")
  }

  @Test func timeAddsUpWithoutRemainders() throws {
    let window = Window(size: .zero, in: try makeContext())
    for part in [0.7, 0.2, 0.1] { window.advanceTime(by: part) }
    #expect(window.time == 1)
    window.advanceTime(by: 0.0004)
    #expect(window.time == 1, "less than half a millisecond is nothing")
    // A thousand times 0.57 is a little less than 570.
    window.advanceTime(by: 0.57)
    #expect(window.time == 1.57)
  }

  @Test func notificationsOfOnesOwn() throws {
    let scene = try EditingScene()
    let name = WindowNotification.Name(rawValue: "Mine")
    var heard: [String] = []
    scene.window.notifications.addObserver(forName: name) { heard.append($0.object?.id ?? "none") }
    let lines = scene.lines {
      scene.window.post(WindowNotification(name: name, object: scene.a))
      scene.window.post(WindowNotification(name: name))
    }
    #expect(heard == ["a", "none"] && lines == ["a: Mine", "Window: Mine"])
  }
}
