import TestSupport
import UIKit

extension Surface {
  /// A view that counts what is asked of it.
  final class Counting: UIView {
    var layouts = 0
    var awakenings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A view of one colour.
  private final class Painted: UIView {
    var color = UIColor.red
    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(bounds)
    }
  }

  /// A square that says its own size.
  private final class Sized: UIView {
    var side: CGFloat = 7
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }

  @MainActor private static func picture(of view: UIView) -> Data? {
    UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.pngData()
  }

  /// True if the rule for attributes, which has tests of its own, names the attribute.
  private static func isDropped(_ attribute: String) -> Bool {
    Repository.text(of: "Rewriting/Sources/GalleyRewriting/Rules/AttributeRule.swift").contains("\"\(attribute)\"")
  }

  private static let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
  private static let dropped = "the attribute is dropped when sources are rewritten"

  /// A window with a view in it.
  @MainActor static func windowed<Content: UIView>(_ view: Content) -> (UIWindow, Content) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return (window, view)
  }

  /// True if a property of a view can be set.
  @MainActor static func sets<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value
  ) -> Bool {
    let before = object[keyPath: path]
    object[keyPath: path] = value
    return before != value && object[keyPath: path] == value
  }

  @MainActor static let views: [Row] = [
    Row(".backgroundColor", 54) { sets(UIView(), \.backgroundColor, .red) },
    Row("NSCoder", 51, .partly("interface files cannot be read")) { (NSCoder.self as AnyClass) is NSObject.Type },
    Row("init?(coder:)", 51, .partly("interface files cannot be read")) {
      let make: (NSCoder) -> UIView? = { UIView(coder: $0) }
      return type(of: make) == ((NSCoder) -> UIView?).self
    },
    Row("UIView", 51) { UIView().frame == .zero },
    Row("init(frame:)", 47) { UIView(frame: frame).frame == frame },
    Row("addSubview", 41) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      return outer.subviews == [inner] && inner.superview === outer
    },
    Row(".frame", 41) { sets(UIView(), \.frame, frame) },
    Row("UIEdgeInsets", 36) { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).bottom == 3 },
    Row(".bounds", 33) { UIView(frame: frame).bounds == CGRect(x: 0, y: 0, width: 30, height: 40) },
    Row("layoutSubviews", 31) {
      let view = Counting(frame: frame)
      view.layoutIfNeeded()
      return view.layouts == 1
    },
    Row("IBInspectable", 30, .partly(dropped)) { isDropped("IBInspectable") },
    Row("isHidden", 27) { sets(UIView(), \.isHidden, true) },
    Row("isUserInteractionEnabled", 24) { sets(UIView(), \.isUserInteractionEnabled, false) },
    Row("UIScreen", 23) { UIScreen.main.bounds.width > 0 },
    Row("removeFromSuperview", 23) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.removeFromSuperview()
      return outer.subviews.isEmpty
    },
    Row("IBDesignable", 22, .partly(dropped)) { isDropped("IBDesignable") },
    Row("UIScreen.main", 22) { UIScreen.main.scale >= 1 },
    Row("intrinsicContentSize", 22) { UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric },
    Row("UIView.animate", 21, .partly("changes are made at once")) {
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      return view.alpha == 0
    },
    Row(".alpha", 19) { sets(UIView(), \.alpha, 0.5) },
    Row("becomeFirstResponder", 19) {
      let (window, view) = windowed(Counting(frame: frame))
      return withExtendedLifetime(window) {
        view.becomeFirstResponder() && view.isFirstResponder && view.resignFirstResponder()
      }
    },
    Row("layoutIfNeeded", 18) {
      let view = Counting(frame: frame)
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      return view.layouts == 1
    },
    Row("setNeedsDisplay", 18) {
      let view = Painted(frame: frame)
      let before = picture(of: view)
      view.color = .blue
      view.setNeedsDisplay()
      return picture(of: view) != before
    },
    Row("superview", 18) { UIView().superview == nil },
    Row("UITraitCollection", 17) { UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark },
    Row("accessibilityLabel", 17) { sets(UIView(), \.accessibilityLabel, "a") },
    Row("isFirstResponder", 17) { !UIView().isFirstResponder },
    Row("UIApplication", 17) { UIApplication.shared.applicationState == .active },
    Row("contentMode", 16) { sets(UIView(), \.contentMode, .center) },
    Row("setNeedsLayout", 16) {
      let view = Counting(frame: frame)
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return view.layouts == 2
    },
    Row("clipsToBounds", 15) { sets(UIView(), \.clipsToBounds, true) },
    Row(".transform", 15) { sets(UIView(), \.transform, CGAffineTransform(scaleX: 2, y: 2)) },
    Row("CGRect.inset(by:)", 15) {
      frame.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)) == frame.insetBy(dx: 1, dy: 1)
    },
    Row("awakeFromNib", 14, .partly("nothing calls it, as interface files cannot be read")) {
      let view = Counting()
      view.awakeFromNib()
      return view.awakenings == 1
    },
    Row("resignFirstResponder", 14) { UIView().resignFirstResponder() },
    Row("traitCollection", 13) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let before = inner.traitCollection.userInterfaceStyle
      outer.traitOverrides.userInterfaceStyle = .dark
      return before == .light && inner.traitCollection.userInterfaceStyle == .dark
    },
    Row("isAccessibilityElement", 13) { sets(UIView(), \.isAccessibilityElement, true) },
    Row("sizeThatFits", 13) { UIView(frame: frame).sizeThatFits(.zero) == frame.size },
    Row("autoresizingMask", 13) {
      let (outer, inner) = (UIView(frame: frame), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      outer.frame.size.width = 50
      return inner.frame.width == 50
    },
    Row("convert", 12) {
      let (outer, inner) = (UIView(frame: frame), UIView(frame: frame))
      outer.addSubview(inner)
      return inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 2, y: 3)
    },
    Row("IBOutlet", 12, .partly(dropped)) { isDropped("IBOutlet") },
    Row("UIResponder", 12) { UIResponder().next == nil },
    Row("sizeToFit", 11) {
      let view = Counting(frame: frame)
      view.sizeToFit()
      return view.bounds.size == CGSize(width: 7, height: 8)
    },
    Row("invalidateIntrinsicContentSize", 11) {
      let (outer, inner) = (UIView(frame: frame), Sized())
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.layoutIfNeeded()
      let before = inner.bounds.width
      inner.side = 9
      inner.invalidateIntrinsicContentSize()
      outer.layoutIfNeeded()
      return before == 7 && inner.bounds.width == 9
    },
  ]
}
