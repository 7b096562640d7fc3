import Testing
import UIKit

@MainActor private final class CountingView: UIView {
  var calls: [String] = []
  override func updateProperties() { calls.append("properties") }
  override func layoutSubviews() { calls.append("layout") }
}

@MainActor @Suite struct PropertyUpdateTests {
  @Test func propertiesAreUpdatedOnceBeforeTheFirstLayout() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout", "layout"])
  }

  @Test func theyAreUpdatedAgainWhenThatIsAskedFor() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.updatePropertiesIfNeeded()
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties"])
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "properties", "layout"])
  }
}
