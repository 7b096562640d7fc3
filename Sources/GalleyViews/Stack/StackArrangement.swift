import GalleyBase

/// The arrangement of views in a row or a column, by constraints. UIKit counterpart: UIStackView.
package final class StackArrangement: LayoutArrangement {
  package typealias Distribution = StackView.Distribution
  package typealias Alignment = StackView.Alignment

  /// The views, from leading to trailing or from top to bottom.
  package private(set) var views: [View] = []
  /// The axis along which views follow each other.
  package var axis = LayoutAxis.horizontal
  /// The lengths along the axis.
  package var distribution = Distribution.fill
  /// The places across the axis.
  package var alignment = Alignment.fill
  /// The space between views, in points; the least space for distributions that space.
  package var spacing: Double = 0
  /// True if views keep within the layout margins.
  package var isRelativeToMargins = false
  /// True if vertical space is measured from last baseline to first baseline.
  package var isRelativeToBaselines = false
  /// The guides of the gaps, as far as there are any.
  var spacers: [LayoutGuide] = []
  /// The spaces after single views, where they differ.
  private var ownSpacings: [ObjectIdentifier: Double] = [:]

  /// An arrangement of no views.
  package init() {}

  /// Puts a view at a place among the others, and moves one that is already there.
  /// - Parameter index: The place among all views, a moved one counted where it goes.
  package func insert(_ view: View, at index: Int) {
    let spacing = ownSpacings[ObjectIdentifier(view)]
    remove(view)
    views.insert(view, at: min(max(index, 0), views.count))
    view.ensuredConstraintState.keepsFrame = false
    ownSpacings[ObjectIdentifier(view)] = spacing
  }

  /// Takes a view out of the arrangement.
  package func remove(_ view: View) {
    views.removeAll { $0 === view }
    ownSpacings[ObjectIdentifier(view)] = nil
  }

  /// The space after a view where it differs from `spacing`; nil if it does not.
  package func ownSpacing(after view: View) -> Double? { ownSpacings[ObjectIdentifier(view)] }

  /// Sets the space after a view; nil is that of all.
  package func setSpacing(_ spacing: Double?, after view: View) {
    guard views.contains(where: { $0 === view }) else { return }
    ownSpacings[ObjectIdentifier(view)] = spacing
  }

  /// The views that take space.
  var shownViews: [View] { views.filter { !$0.isHidden } }

  /// The space after a view.
  func spacing(after view: View) -> Double { ownSpacing(after: view) ?? spacing }

  package func constraints(in view: View) -> [LayoutConstraint] {
    StackConstraints(of: self, in: view).constraints
  }

  /// A row's first view has its baselines; a column has the first one of its first view and the last one of its last.
  package func viewWithBaseline(of view: View, isFirst: Bool) -> View? {
    guard axis == .horizontal else { return isFirst ? shownViews.first : shownViews.last }
    // The highest view decides, as it does where it is not known.
    return shownViews.max { $0.naturalContentSize.height < $1.naturalContentSize.height }
  }
}
