import GalleyBase

/// The arrangement of views in a row or a column, by constraints. UIKit counterpart: UIStackView.
package final class StackArrangement: LayoutArrangement {
  package typealias Distribution = StackView.Distribution
  package typealias Alignment = StackView.Alignment

  /// The views, from leading to trailing or from top to bottom.
  package private(set) var views: [View] = []
  /// The axis along which views follow each other.
  package var axis = LayoutAxis.horizontal
  /// The rule for lengths along the axis.
  package var distribution = Distribution.fill
  /// The rule for positions across the axis.
  package var alignment = Alignment.fill
  /// The space between views, in points; the minimum space for the distributions `equalSpacing` and `equalCentering`.
  package var spacing: Double = 0
  /// True if views stay within the layout margins.
  package var isRelativeToMargins = false
  /// True if vertical space is measured from last baseline to first baseline.
  package var isRelativeToBaselines = false
  /// The guides of the gaps made so far.
  var spacers: [LayoutGuide] = []
  /// The spaces after single views that differ from `spacing`.
  private var ownSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates an empty arrangement.
  package init() {}

  /// Inserts a view at an index, or moves it there if it is already arranged.
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

  /// The space after a view if it differs from `spacing`; else nil.
  package func ownSpacing(after view: View) -> Double? { ownSpacings[ObjectIdentifier(view)] }

  /// Sets the space after a view; nil uses `spacing`.
  package func setSpacing(_ spacing: Double?, after view: View) {
    guard views.contains(where: { $0 === view }) else { return }
    ownSpacings[ObjectIdentifier(view)] = spacing
  }

  /// The views that are not hidden; only these take space.
  var shownViews: [View] { views.filter { !$0.isHidden } }

  /// The space after a view.
  func spacing(after view: View) -> Double { ownSpacing(after: view) ?? spacing }

  package func constraints(in view: View) -> [LayoutConstraint] {
    StackConstraints(of: self, in: view).constraints
  }

  /// A row uses its highest view for both baselines; a column uses its first view for the first baseline and its last
  /// view for the last.
  package func viewWithBaseline(of view: View, isFirst: Bool) -> View? {
    guard axis == .horizontal else { return isFirst ? shownViews.first : shownViews.last }
    // The natural height decides, since the final one is not known yet.
    return shownViews.max { $0.naturalContentSize.height < $1.naturalContentSize.height }
  }
}
