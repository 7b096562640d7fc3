import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// What holds for any column of labels that constraints place, each from a fixed seed: a canvas is as high as they need,
/// and in that height they are drawn as they were measured.
@Suite struct RandomConstraintTests {
  @Test(arguments: 0..<SeededRuns.count(60)) func measuredSizesMatchDrawing(seed: Int) throws {
    for number in 10 * seed..<10 * (seed + 1) {
      let scene = RandomColumn(seed: number)
      let measured = try page(scene.text(height: nil))
      let drawn = try page(scene.text(height: measured.size.height))
      let place = Comment(rawValue: "seed \(number):\n\(scene.text(height: measured.size.height))")
      #expect(LayoutDump(of: drawn).bytes == LayoutDump(of: measured).bytes, place)
      for case let label as Label in drawn.window.descendants {
        #expect(!label.isTruncated, place)
        // Nothing lets a label be higher than its text.
        let wanted = label.sizeThatFits(Size(width: label.frame.width, height: .infinity))
        #expect(abs(label.frame.height - wanted.height) < 0.001, place)
      }
    }
  }
}

/// Labels below each other, or two beside each other, that fill the canvas from its top to its bottom.
private struct RandomColumn {
  private var head = ""
  private var constraints: [String] = []
  private var views: [String] = []

  init(seed: Int) {
    var numbers = SeededNumbers(seed: 9000 + seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    func one(_ choices: [String]) -> String { choices[number(0...choices.count - 1)] }
    width = number(40...160)
    head = "scale: \(number(1...3))\n"
    if number(0...2) == 0 { head += "direction: rightToLeft\n" }
    var above: [String] = []
    for row in 0..<number(1...5) {
      // Two beside each other fill the width.
      let ids = number(0...2) == 0 ? ["a\(row)", "b\(row)"] : ["a\(row)"]
      for id in ids {
        let words = (0..<number(1...7)).map { _ in
          one(["a", "fi", "word", "ever so", "AVA", "e\u{301}", "\u{5D0}\u{5D1}"])
        }
        let lines = one(["numberOfLines: 0", "numberOfLines: 0, lineBreakMode: byCharWrapping"])
        let text = words.joined(separator: one([" ", " ", "-", "\\n"]))
        views.append(
          "  - label: { id: \(id), \(lines), font: { family: Galley Test Mono, size: \(one(["8", "7.3", "10"])) }, "
            + "text: \"\(text)\" }")
      }
      let gap = number(0...9)
      if above.isEmpty { constraints.append("a0.top = superview.top + \(gap)") }
      for other in above {
        constraints.append("\(ids[0]).top \(above.count == 1 ? "=" : ">=") \(other).bottom + \(gap)")
      }
      constraints.append("\(ids[0]).leading = superview.leading + \(number(0...8))")
      if ids.count == 2 {
        constraints.append("\(ids[1]).top = \(ids[0]).top")
        constraints.append("\(ids[1]).leading = \(ids[0]).trailing + \(number(0...4))")
        constraints.append("\(ids[1]).width = \(ids[0]).width * \(one(["1", "0.7", "2"]))")
        constraints.append("\(ids[1]).trailing = superview.trailing - \(number(0...5))")
      } else {
        constraints.append(
          one([
            "a\(row).trailing = superview.trailing - \(number(0...9))", "a\(row).width = superview.width * 0.61",
            row > 0 ? "a\(row).width = a0.width" : "a0.width = superview.width - 9",
          ]))
      }
      above = ids
    }
    for id in above {
      constraints.append("superview.bottom \(above.count == 1 ? "=" : ">=") \(id).bottom + \(number(0...6))")
    }
  }

  private let width: Int

  /// The scene.
  /// - Parameter height: the height of the canvas; nil is what the labels need.
  func text(height: Double?) -> String {
    "galley: 1\nsize: [\(width), \(height?.plainDecimal ?? "auto")]\n\(head)constraints:\n"
      + constraints.map { "  - \"\($0)\"\n" }.joined() + "views:\n" + views.map { $0 + "\n" }.joined()
  }
}
