import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  private final class Counter: UIView {
    var count = 0
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() { count += 1 }
    override func accessibilityDecrement() { count -= 1 }
  }

  @Test func anObjectOfAnyTypeAnswersAsItsOwnClass() {
    let label = UILabel()
    label.text = "a"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "a")
    object.accessibilityLabel = "b"
    #expect(label.accessibilityLabel == "b")
    object.accessibilityTraits = .header
    #expect(label.accessibilityTraits == .header && object.accessibilityTraits == .header)
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(label.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }

  @Test func anObjectThatIsNoResponderKeepsItsTexts() {
    let image: NSObject = UIImage()
    image.accessibilityLabel = "a"
    image.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(image.accessibilityLabel == "a" && image.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(!image.accessibilityActivate())
  }

  @Test func actionsReachTheOverrides() {
    let counter = Counter()
    let object: NSObject = counter
    #expect(object.accessibilityActivate())
    object.accessibilityIncrement()
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    #expect(counter.count == 1)
  }
}
