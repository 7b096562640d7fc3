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

  @Test func theClosureOfCustomContentIsFoundByTheProtocol() {
    final class Plain: NSObject, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]!
    }
    final class Closure: NSObject, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]!
      var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
    }
    func labels(of provider: any AXCustomContentProvider) -> [String]? {
      guard let implemented = provider.accessibilityCustomContentBlock, let block = implemented else { return nil }
      return block()?.map(\.label)
    }
    let object = Closure()
    #expect(labels(of: Plain()) == nil && labels(of: object) == nil)
    object.accessibilityCustomContentBlock = { [AXCustomContent(label: "size", value: "large")] }
    #expect(labels(of: object) == ["size"])
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
