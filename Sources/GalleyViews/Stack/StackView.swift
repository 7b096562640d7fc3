public import GalleyBase

/// A view that arranges others in a row or a column by constraints. UIKit counterpart: UIStackView.
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
  /// The arrangement of the subviews.
  package let arrangement = StackArrangement()

  /// Creates an empty row.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    ensuredConstraintState.arrangement = arrangement
  }

  /// The arranged views, from leading to trailing or from top to bottom. UIKit counterpart: `arrangedSubviews`.
  public var arrangedSubviews: [View] { arrangement.views }

  /// Appends a view to the arranged views and subviews; a view that is already arranged moves there.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangement.views.count) }

  /// Inserts a view into the arranged views and subviews; a view that is already arranged moves there.
  ///
  /// Indices out of bounds become the nearest valid one.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangement.insert(view, at: index)
    changed()
  }

  /// Removes a view from the arrangement; it stays a subview and keeps its frame from then on.
  public func removeArrangedSubview(_ view: View) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.remove(view)
    view.ensuredConstraintState.keepsFrame = true
    changed()
  }

  /// The direction: a row or a column; initially a row.
  public var axis: LayoutAxis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// The rule for lengths along the axis; initially `fill`.
  public var distribution: Distribution {
    get { arrangement.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The rule for positions across the axis; initially `fill`.
  public var alignment: Alignment {
    get { arrangement.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The space between views, in points; the minimum space for the distributions `equalSpacing` and `equalCentering`.
  ///
  /// Initially 0; it may be negative.
  public var spacing: Double {
    get { arrangement.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Sets the space after an arranged view, in points; nil uses `spacing`.
  ///
  /// UIKit counterpart: `setCustomSpacing(_:after:)`.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    change { $0.setSpacing(spacing, after: view) }
  }

  /// Returns the space after a view if it differs from `spacing`; else nil. UIKit counterpart: `customSpacing(after:)`.
  public func customSpacing(after view: View) -> Double? { arrangement.ownSpacing(after: view) }

  /// True if views stay within the layout margins.
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
  /// A rule for lengths along the axis. UIKit counterpart: UIStackView.Distribution, with its raw values.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; priorities decide which view stretches or shrinks.
    case fill = 0
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their content.
    case fillProportionally
    /// The gaps have equal lengths.
    case equalSpacing
    /// The distances between centres are equal, as far as the gaps allow.
    case equalCentering
  }

  /// A rule for positions across the axis. UIKit counterpart: UIStackView.Alignment, with its raw values.
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
