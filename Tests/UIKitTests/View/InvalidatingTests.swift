import Testing
import UIKit

@MainActor @Suite struct InvalidatingTests {
  private final class Gauge: UIView {
    @Invalidating(.layout) var share = 0.5
    @Invalidating(.intrinsicContentSize, .constraints) var title = ""
    @Invalidating(wrappedValue: 1, .display, .layout, .configuration) var steps: Int
    var done: [String] = []
    override func layoutSubviews() { done.append("layout") }
    override func invalidateIntrinsicContentSize() { done.append("size") }
    override func setNeedsUpdateConstraints() { done.append("constraints") }
    override func setNeedsDisplay() { done.append("display") }
  }

  @Test func aChangeMakesTheViewDoItAgain() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    gauge.layoutIfNeeded()
    gauge.done = []
    gauge.share = 0.5
    gauge.layoutIfNeeded()
    #expect(gauge.done == [])
    gauge.share = 0.7
    gauge.layoutIfNeeded()
    #expect(gauge.done == ["layout"])
    gauge.title = "a"
    #expect(gauge.done == ["layout", "size", "constraints"])
    gauge.steps = 2
    gauge.layoutIfNeeded()
    #expect(gauge.done == ["layout", "size", "constraints", "display", "layout"])
    #expect(gauge.share == 0.7 && gauge.title == "a" && gauge.steps == 2)
  }
}
