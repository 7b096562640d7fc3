import UIKit

extension Surface {
  private static let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  @MainActor static let otherViews: [Row] = [
    Row("UIButton", 23) { UIButton(type: .system).buttonType == .system },
    Row("UIImageView", 18) { UIImageView(image: nil).image == nil },
    Row("contentInset", 16) {
      sets(UIScrollView(), \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Row("UIScrollView", 15, .partly("fingers do not scroll; animations end at once")) {
      UIScrollView(frame: frame).bounds == frame
    },
    Row("isScrollEnabled", 15) { sets(UIScrollView(), \.isScrollEnabled, false) },
    Row("UIStackView", 13) { UIStackView(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1 },
    Row("contentOffset", 13) {
      let view = UIScrollView(frame: frame)
      view.contentSize = CGSize(width: 60, height: 400)
      return sets(view, \.contentOffset, CGPoint(x: 0, y: 30))
    },
    Row("contentSize", 12) { sets(UIScrollView(), \.contentSize, CGSize(width: 9, height: 9)) },
    Row("addArrangedSubview", 10) {
      let stack = UIStackView()
      stack.addArrangedSubview(UIView())
      return stack.arrangedSubviews.count == 1
    },
    Row(".axis", 9) { sets(UIStackView(), \.axis, .vertical) },
    Row("UIPasteboard", 8) {
      UIPasteboard.general.string = "copied"
      return UIPasteboard.general.string == "copied"
    },
    Row("UIBarButtonItem", 8) { UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil).title == "a" },
    Row("UIActivityIndicatorView", 8, .partly("drawn in its initial position")) {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view.isAnimating && !view.isHidden
    },
    Row("setContentOffset", 7) {
      let view = UIScrollView(frame: frame)
      view.contentSize = CGSize(width: 60, height: 400)
      view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      return view.contentOffset.y == 30
    },
  ]

  @MainActor private static func titled() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    return button
  }

  /// The number of calls of an action for an event of a field.
  @MainActor private static func calls(_ event: UIControl.Event) -> Int {
    var calls = 0
    let field = UITextField()
    field.addAction(UIAction { _ in calls += 1 }, for: event)
    field.sendActions(for: event)
    return calls
  }

  @MainActor static let controls: [Row] = [
    Row("titleLabel", 19) {
      let button = titled()
      button.layoutIfNeeded()
      return button.titleLabel?.text == "a"
    },
    Row("addTarget", 19) {
      final class Target: NSObject {
        var calls = 0
        func act() { calls += 1 }
      }
      let (target, control) = (Target(), UIControl())
      control.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      return target.calls == 1
    },
    Row("setTitle", 16) { titled().title(for: .normal) == "a" },
    Row("touchUpInside", 12) { calls(.touchUpInside) == 1 },
    Row("setTitleColor", 12) {
      let button = titled()
      button.setTitleColor(.red, for: .normal)
      return button.titleColor(for: .normal) == .red
    },
    Row("editingChanged", 11) { calls(.editingChanged) == 1 },
    Row("setImage", 10) {
      let button = titled()
      button.setImage(UIImage(), for: .normal)
      return button.image(for: .normal) != nil
    },
    Row("UIControl", 10) { UIControl().state == .normal },
    Row("setAttributedTitle", 9) {
      let button = titled()
      button.setAttributedTitle(styled(), for: .normal)
      return button.attributedTitle(for: .normal)?.string == "one two"
    },
    Row("isSelected", 8) { sets(UIControl(), \.isSelected, true) },
  ]
}
