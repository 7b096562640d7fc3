import Testing
import UIKit

@MainActor @Suite struct AutoLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ boxes: BoxView...) { for box in boxes { root.addSubview(box) } }

  @Test func anchors() {
    let (first, second) = (BoxView(30, 20), BoxView(40, 10))
    add(first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(second.frame == CGRect(x: 56, y: 5, width: 61, height: 10))
    #expect(root.constraints.count == 5)
    #expect(second.constraints.isEmpty)
  }

  @Test func aConstraintKnowsItsParts() {
    let box = BoxView(30, 20)
    add(box)
    let constraint = NSLayoutConstraint(
      item: box, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root, attribute: .trailingMargin,
      multiplier: 1, constant: -4)
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === box)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .trailing)
    #expect(constraint.secondAttribute == .trailingMargin)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == -4)
    #expect(constraint.priority.rawValue == 750)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func activeConstraintsAreKept() {
    let box = BoxView(30, 20)
    add(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 7)
    root.constraints[0].constant = 9
    root.layoutIfNeeded()
    #expect(box.frame.minX == 9)
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test func marginsAndSafeArea() {
    final class Notched: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0) }
    }
    let root = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = BoxView()
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 20, width: 84, height: 62))
    root.directionalLayoutMargins.leading = 30
    root.layoutIfNeeded()
    #expect(box.frame.minX == 30)
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(box.frame.maxY == 92)
  }

  @Test func guidesAndDistances() {
    let (first, second) = (BoxView(30, 20), BoxView(40, 10))
    add(first, second)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: first.rightAnchor),
      guide.rightAnchor.constraint(equalTo: second.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      root.leftAnchor.anchorWithOffset(to: first.leftAnchor).constraint(equalTo: guide.widthAnchor, multiplier: 0.25),
    ])
    root.layoutIfNeeded()
    // 130 points are left: a fifth before the first view and the rest after it.
    #expect(first.frame.minX == 26)
    #expect(guide.layoutFrame == CGRect(x: 56, y: 0, width: 104, height: 7))
    #expect(root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 1)
  }

  @Test func fittingSizes() {
    let box = BoxView(30, 20)
    add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 90, height: 20))
    #expect(root.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func overriddenBoundsSeeTheLayout() {
    final class Watcher: UIView {
      var sizes: [CGSize] = []
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
    }
    let watcher = Watcher()
    watcher.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(watcher)
    NSLayoutConstraint.activate([
      watcher.widthAnchor.constraint(equalToConstant: 50), watcher.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(watcher.sizes == [CGSize(width: 50, height: 40)])
  }

  @Test func updateConstraintsIsCalledBeforeTheLayout() {
    final class Lazy: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let lazy = Lazy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(lazy)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(lazy.updates == 1)
    lazy.setNeedsUpdateConstraints()
    #expect(lazy.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(lazy.updates == 2)
  }

  @Test func aLabelWrapsInItsConstraints() {
    let label = UILabel()
    label.text = "a text of several words that does not fit in one line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height)
    #expect(label.frame.height > 30)
  }
}
