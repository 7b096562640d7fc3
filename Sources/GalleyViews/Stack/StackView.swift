public import GalleyBase

/// A view that arranges its subviews in a row or a column by constraints. UIKit counterpart:
/// UIStackView.
///
/// The arranged views are its subviews. Hidden views take no space. Content priorities decide which view stretches or
/// shrinks. A stack that is not placed by constraints keeps its frame and arranges its views in it.
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
  /// The arrangement of the subviews, which creates the constraints.
  package let arrangement = StackArrangement()

  /// Creates a stack without views, whose axis is horizontal.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    ensuredConstraintState.arrangement = arrangement
  }

  /// The arranged views, from leading to trailing or from top to bottom. UIKit counterpart: `arrangedSubviews`.
  public var arrangedSubviews: [View] { arrangement.views }

  /// Appends a view to the arranged views and to the subviews. A view that is already arranged is
  /// moved.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangement.views.count) }

  /// Inserts a view into the arranged views and adds it to the subviews. A view that is already
  /// arranged is moved.
  ///
  /// Indices out of bounds become the nearest valid one.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangement.insert(view, at: index)
    changed()
  }

  /// Removes a view from the arrangement. It remains a subview and keeps its frame.
  public func removeArrangedSubview(_ view: View) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.remove(view)
    view.ensuredConstraintState.keepsFrame = true
    changed()
  }

  /// The axis along which the views follow each other; horizontal at first.
  public var axis: LayoutAxis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// The rule for the lengths of views along the axis; `fill` at first.
  public var distribution: Distribution {
    get { arrangement.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The rule for the positions of views across the axis; `fill` at first.
  public var alignment: Alignment {
    get { arrangement.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The space between views, in points. For the distributions `equalSpacing` and `equalCentering`
  /// it is the minimum space.
  ///
  /// Initially 0; it may be negative.
  public var spacing: Double {
    get { arrangement.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Sets the custom space after an arranged view, in points; nil applies `spacing`.
  ///
  /// UIKit counterpart: `setCustomSpacing(_:after:)`.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    change { $0.setSpacing(spacing, after: view) }
  }

  /// Returns the custom space after a view; nil if `spacing` applies. UIKit counterpart:
  /// `customSpacing(after:)`.
  public func customSpacing(after view: View) -> Double? { arrangement.ownSpacing(after: view) }

  /// True if the views are arranged within the layout margins.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isRelativeToMargins }
    set { change { $0.isRelativeToMargins = newValue } }
  }

  /// True if the space in a column is measured from the last baseline of a view to the first
  /// baseline of the next.
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
  /// The rule for the lengths of views along the axis. UIKit counterpart: UIStackView.Distribution,
  /// with its raw values.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack. Their priorities determine which view stretches or shrinks.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack, with lengths in proportion to their content.
    case fillProportionally
    /// The gaps between views have equal lengths.
    case equalSpacing
    /// The distances between the centres of views are equal, as far as the spacing allows.
    case equalCentering
  }

  /// The rule for the positions of views across the axis. UIKit counterpart: UIStackView.Alignment,
  /// with its raw values.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views extend from edge to edge.
    case fill = 0
    /// The views are at the leading edge of a column, or at the top of a row.
    case leading
    /// The views in a row are aligned by their first baselines.
    case firstBaseline
    /// The views are centred.
    case center
    /// The views are at the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// The views in a row are aligned by their last baselines.
    case lastBaseline
  }
}
