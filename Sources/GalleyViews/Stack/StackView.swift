public import GalleyBase

/// A view that arranges others in a row or a column, by constraints of its own. UIKit counterpart: UIStackView.
///
/// Its subviews are those that it arranges. Hidden ones take no space. Which view stretches or shrinks is decided by the
/// priorities of content. A stack that is not placed by constraints keeps its frame and arranges its views in it.
///
/// ```swift
/// let stack = StackView(frame: Rect(x: 16, y: 16, width: 288, height: 120), in: context)
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.addArrangedSubview(title)
/// stack.addArrangedSubview(note)
/// stack.setCustomSpacing(16, after: title)
/// stack.layoutIfNeeded()
/// ```
public final class StackView: View {
  /// The arrangement of the subviews.
  package let arrangement = StackArrangement()

  /// An empty row.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    ensuredConstraintState.arrangement = arrangement
  }

  /// The views that are arranged, from leading to trailing or from top to bottom. UIKit counterpart: `arrangedSubviews`.
  public var arrangedSubviews: [View] { arrangement.views }

  /// Puts a view behind the others, also as a subview; one that is arranged already moves there.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangement.views.count) }

  /// Puts a view at a place among the others, also as a subview; one that is arranged already moves there. Places beyond
  /// the ends are the ends.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangement.insert(view, at: index)
    changed()
  }

  /// Takes a view out of the arrangement; it stays a subview, whose frame stands from now on.
  public func removeArrangedSubview(_ view: View) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.remove(view)
    view.ensuredConstraintState.keepsFrame = true
    changed()
  }

  /// A row or a column; a row at first.
  public var axis: LayoutAxis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// The lengths along the axis: `fill` at first.
  public var distribution: Distribution {
    get { arrangement.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The places across the axis: `fill` at first.
  public var alignment: Alignment {
    get { arrangement.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The space between views, in points; the least space for distributions that space. 0 at first, and may be negative.
  public var spacing: Double {
    get { arrangement.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Sets the space after a view that is arranged, in points; nil is that of all. UIKit counterpart:
  /// `setCustomSpacing(_:after:)`.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    change { $0.setSpacing(spacing, after: view) }
  }

  /// Returns the space after a view where it differs from `spacing`; nil if it does not. UIKit counterpart:
  /// `customSpacing(after:)`.
  public func customSpacing(after view: View) -> Double? { arrangement.ownSpacing(after: view) }

  /// True if views keep within the layout margins.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isRelativeToMargins }
    set { change { $0.isRelativeToMargins = newValue } }
  }

  /// True if space in a column is measured from last baseline to first baseline.
  public var isBaselineRelativeArrangement: Bool {
    get { arrangement.isRelativeToBaselines }
    set { change { $0.isRelativeToBaselines = newValue } }
  }

  private func change(_ body: (StackArrangement) -> Void) {
    body(arrangement)
    changed()
  }

  private func changed() {
    constrainSpacers()
    setNeedsLayout()
  }
}

extension StackView {
  /// The lengths along the axis. UIKit counterpart: UIStackView.Distribution, with its raw values.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; priorities decide which stretches or shrinks.
    case fill = 0
    /// The views fill the stack and are as long as each other.
    case fillEqually
    /// The views fill the stack in proportion to their content.
    case fillProportionally
    /// The gaps are as long as each other.
    case equalSpacing
    /// The distances of centres are as long as each other, as far as the gaps allow.
    case equalCentering
  }

  /// The places across the axis. UIKit counterpart: UIStackView.Alignment, with its raw values.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, or at the top.
    case leading
    /// By the first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// By the last baselines.
    case lastBaseline
  }
}
