import CoreGraphics
public import Foundation
import GalleyViews

/// A view that arranges views in a row or a column. It creates the necessary constraints.
///
/// Arranged views that are hidden take no space. Which view stretches or shrinks is decided by the priorities of content.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The rule for the lengths and spaces of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The alignment of views perpendicular to the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The alignment with the top edge, for views in a row. The value is the same as `leading`,
    /// which is for views in a column.
    public static var top: Alignment { .leading }
    /// The alignment with the bottom edge, for views in a row. The value is the same as `trailing`,
    /// which is for views in a column.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom space that is the same as the stack view's `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value of a custom space that is the same as the system's space: 8 points.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private final let arrangement = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    constraintState.arrangement = arrangement
  }

  /// Creates an empty stack view without decoding anything.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    constraintState.arrangement = arrangement
  }

  /// Creates a stack view that arranges views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end of the arranged views, and as a subview. A view that is already
  /// arranged moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
  }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangement.remove(view.peer)
    setNeedsLayout()
  }

  /// Inserts a view at an index of the arranged views, and adds it as a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangement.insert(view.peer, at: stackIndex)
    setNeedsLayout()
  }

  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis == .horizontal ? .horizontal : .vertical }
    set { change { $0.axis = newValue.inEngine } }
  }
  open var distribution: Distribution {
    get { Distribution(rawValue: arrangement.distribution.rawValue) ?? .fill }
    set { change { $0.distribution = StackArrangement.Distribution(rawValue: newValue.rawValue) ?? .fill } }
  }
  open var alignment: Alignment {
    get { Alignment(rawValue: arrangement.alignment.rawValue) ?? .fill }
    set { change { $0.alignment = StackArrangement.Alignment(rawValue: newValue.rawValue) ?? .fill } }
  }
  open var spacing: CGFloat {
    get { CGFloat(arrangement.spacing) }
    set { change { $0.spacing = newValue == UIStackView.spacingUseSystem ? Double(systemSpacing) : Double(newValue) } }
  }
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isRelativeToBaselines }
    set { change { $0.isRelativeToBaselines = newValue } }
  }
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isRelativeToMargins }
    set { change { $0.isRelativeToMargins = newValue } }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let own: Double? =
      switch spacing {
      case UIStackView.spacingUseDefault: nil
      case UIStackView.spacingUseSystem: Double(systemSpacing)
      default: Double(spacing)
      }
    change { $0.setSpacing(own, after: arrangedSubview.peer) }
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.ownSpacing(after: arrangedSubview.peer).map { CGFloat($0) } ?? UIStackView.spacingUseDefault
  }

  private func change(_ change: (StackArrangement) -> Void) {
    change(arrangement)
    setNeedsLayout()
  }

  package override func subviewVisibilityChanged(_ view: UIView) {
    super.subviewVisibilityChanged(view)
    if arrangedSubviews.contains(view) { setNeedsLayout() }
  }

  package override func subviewLeft(_ view: UIView) {
    super.subviewLeft(view)
    removeArrangedSubview(view)
  }

  open override var forFirstBaselineLayout: UIView { viewWithBaseline(isFirst: true) }
  open override var forLastBaselineLayout: UIView { viewWithBaseline(isFirst: false) }

  private func viewWithBaseline(isFirst: Bool) -> UIView {
    let peer = arrangement.viewWithBaseline(of: peer, isFirst: isFirst)
    return peer.flatMap { peer in arrangedSubviews.first { $0.peer === peer } } ?? self
  }
}
