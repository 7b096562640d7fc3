import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The work that keys cost, counted in units that are shaped: as many keys again cost as much again.
@Suite struct TypingCostTests {
  private func cost(_ body: (EditingScene) -> Void) throws -> Int {
    let scene = try EditingScene()
    let before = scene.window.context.typesetter.shapedUnitCount
    body(scene)
    return scene.window.context.typesetter.shapedUnitCount - before
  }

  @Test func aFieldShapesTypedTextOnce() throws {
    for count in [100, 200, 400] {
      let typed = String(repeating: "x", count: count)
      let cost = try cost { scene in
        scene.a.becomeFirstResponder()
        scene.a.typeText(typed)
      }
      #expect(cost <= count + 20, "\(count)")
    }
  }

  @Test func aTextViewShapesTypedTextOnce() throws {
    for count in [100, 200, 400] {
      let typed = String(repeating: "x\n", count: count)
      let cost = try cost { scene in
        scene.t.becomeFirstResponder()
        scene.t.typeText(typed)
        _ = scene.t.placement
      }
      #expect(cost <= 2 * count + 20, "\(count)")
    }
  }

  @Test func whatIsDeletedInOneGoIsNotShapedInBetween() throws {
    let cost = try cost { scene in
      scene.a.text = String(repeating: "x", count: 400)
      scene.a.becomeFirstResponder()
      scene.a.deleteBackward(times: 300)
    }
    #expect(cost <= 520)
  }

  /// The delegate is asked for each key, and the caret is followed as by single keys.
  @Test(arguments: ["many words that are wider than the field is", "مرحبا بالعالم كله من هنا", "short"])
  func oneGoEndsWhereSingleKeysDo(text: String) throws {
    let (together, single) = (try EditingScene(), try EditingScene())
    for scene in [together, single] {
      scene.window.trace.isRecording = true
      scene.a.becomeFirstResponder()
    }
    let lines = together.lines { together.a.typeText(text) }
    let expected = single.lines { for character in text { single.a.insertText(String(character)) } }
    #expect(lines == expected)
    #expect(together.a.caretRect(for: 3) == single.a.caretRect(for: 3))
    let left = together.lines { together.a.deleteBackward(times: 4) }
    #expect(left == single.lines { for _ in 0..<4 { single.a.deleteBackward() } })
    #expect(together.a.caretRect(for: 3) == single.a.caretRect(for: 3))
  }

  /// A layout asks the views that need it, wherever they are, and no others.
  @Test func aLayoutReachesAllViewsThatNeedIt() throws {
    final class Counter: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let context = try makeContext()
    let window = Window(size: Size(width: 100, height: 100), in: context)
    let inner = Counter(in: context)
    let box = View(in: context)
    window.addSubview(box)
    window.layoutIfNeeded()
    let other = View(in: context)
    other.addSubview(inner)
    box.addSubview(other)
    window.layoutIfNeeded()
    #expect(inner.count == 1)
    window.layoutIfNeeded()
    #expect(inner.count == 1)
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.count == 2)
    inner.frame.size.width = 7
    window.layoutIfNeeded()
    #expect(inner.count == 3)
    other.removeFromSuperview()
    inner.setNeedsLayout()
    window.addSubview(other)
    window.layoutIfNeeded()
    #expect(inner.count == 4)
  }
}
