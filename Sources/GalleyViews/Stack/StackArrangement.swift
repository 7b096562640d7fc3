import GalleyBase

/// Arranges views in a row or a column by constraints. UIKit counterpart: UIStackView.
package final class StackArrangement: LayoutArrangement {
  package typealias Distribution = StackView.Distribution
  package typealias Alignment = StackView.Alignment

  /// The arranged views, from leading to trailing or from top to bottom.
  package private(set) var views: [View] = []
  /// The axis along which the views follow each other.
  package var axis = LayoutAxis.horizontal
  /// The rule for the lengths of views along the axis.
  package var distribution = Distribution.fill
  /// The rule for the positions of views across the axis.
  package var alignment = Alignment.fill
  /// The space between views, in points. For the distributions `equalSpacing` and `equalCentering`
  /// it is the minimum space.
  package var spacing: Double = 0
  /// True if the views are arranged within the layout margins.
  package var isRelativeToMargins = false
  /// True if the vertical space is measured from the last baseline of a view to the first baseline
  /// of the next.
  package var isRelativeToBaselines = false
  /// The guides for the gaps between views, created when needed.
  var spacers: [LayoutGuide] = []
  /// The space after each view that has a space other than `spacing`.
  private var ownSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates an arrangement without views.
  package init() {}

  /// Inserts a view at an index. A view that is already arranged is moved there.
  /// - Parameter index: The index after the insertion or move.
  package func insert(_ view: View, at index: Int) {
    let spacing = ownSpacings[ObjectIdentifier(view)]
    remove(view)
    views.insert(view, at: min(max(index, 0), views.count))
    view.ensuredConstraintState.keepsFrame = false
    ownSpacings[ObjectIdentifier(view)] = spacing
  }

  /// Removes a view from the arrangement.
  package func remove(_ view: View) {
    views.removeAll { $0 === view }
    ownSpacings[ObjectIdentifier(view)] = nil
  }

  /// Returns the custom space after a view; nil if `spacing` applies.
  package func ownSpacing(after view: View) -> Double? { ownSpacings[ObjectIdentifier(view)] }

  /// Sets the custom space after a view; nil applies `spacing`.
  package func setSpacing(_ spacing: Double?, after view: View) {
    guard views.contains(where: { $0 === view }) else { return }
    ownSpacings[ObjectIdentifier(view)] = spacing
  }

  /// The arranged views that are not hidden. Hidden views take no space.
  var shownViews: [View] { views.filter { !$0.isHidden } }

  /// Returns the space after a view, in points.
  func spacing(after view: View) -> Double { ownSpacing(after: view) ?? spacing }

  package func constraints(in view: View) -> [LayoutConstraint] {
    StackConstraints(of: self, in: view).constraints
  }

  /// Returns the view that determines a baseline of the stack; nil without visible views. In a row,
  /// it is the highest view. In a column, it is the first view for the first baseline and the last
  /// view for the last.
  package func viewWithBaseline(of view: View, isFirst: Bool) -> View? {
    guard axis == .horizontal else { return isFirst ? shownViews.first : shownViews.last }
    // The natural height decides, since the final one is not known yet.
    return shownViews.max { $0.naturalContentSize.height < $1.naturalContentSize.height }
  }
}
