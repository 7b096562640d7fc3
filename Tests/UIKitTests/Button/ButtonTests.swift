import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test func contentsFollowTheState() {
    button.setTitle("One", for: .normal)
    button.setTitle("Two", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "One")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Two")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "One")
    #expect(button.currentTitleColor == .red)
  }

  @Test func theTitleIsInTheMiddleOnPixels() throws {
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(abs(label.frame.midX - 100) <= 0.5)
    #expect(label.frame.minX * 2 == (label.frame.minX * 2).rounded())
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 12)
  }

  @Test func aPrimaryActionFiresOnce() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(button)
    button.tap()
    #expect(button.currentTitle == "Go")
    #expect(count == 1)
  }

  @Test func aConfigurationHasInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minY == 7)
    #expect(button.currentTitle == "Go")
  }

  @Test func theTitleHasABaseline() throws {
    let (container, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UILabel())
    button.setTitle("Title", for: .normal)
    label.text = "Text"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    title.font = label.font
    container.layoutIfNeeded()
    #expect(abs(label.frame.minY - title.convert(CGPoint.zero, to: container).y) <= 0.5)
    #expect(label.frame.minY > 15)
  }
}
