import Testing
import UIKit

@MainActor @Suite struct UIStackViewTests {
  @Test func aColumn() {
    let boxes = [BoxView(10, 10), BoxView(20, 15), BoxView(30, 5)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .center
    stack.setCustomSpacing(10, after: boxes[0])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30, height: 44))
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minY) == [0, 20, 39])
    #expect(boxes.map(\.frame.midX) == [25, 25, 25])
  }

  @Test func arrangedViewsComeAndGo() {
    let boxes = [BoxView(10, 10), BoxView(20, 10), BoxView(30, 10)]
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    for box in boxes { stack.addArrangedSubview(box) }
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 10, 30])
    stack.insertArrangedSubview(boxes[2], at: 0)
    #expect(stack.arrangedSubviews == [boxes[2], boxes[0], boxes[1]])
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [30, 40, 0])
    boxes[0].isHidden = true
    boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.layoutIfNeeded()
    #expect(boxes[1].frame == CGRect(x: 30, y: 0, width: 30, height: 10))
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[2], boxes[0]])
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    stack.addArrangedSubview(boxes[2])
    #expect(stack.arrangedSubviews == [boxes[2]])
  }

  @Test func spacings() {
    let box = BoxView(10, 10)
    let stack = UIStackView(arrangedSubviews: [box])
    #expect(stack.customSpacing(after: box) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: box)
    #expect(stack.customSpacing(after: box) == 8)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: box)
    #expect(stack.customSpacing(after: box) == UIStackView.spacingUseDefault)
  }
}
