package import GalleyBase

/// A view that arranges others in a row or a column, by constraints of its own. UIKit counterpart: UIStackView.
///
/// Its subviews are those that it arranges. Hidden ones take no space.
package final class StackView: View {
  /// The arrangement of the subviews.
  package let arrangement = StackArrangement()

  /// An empty row.
  package override init(frame: Rect = .zero, in context: RenderContext) {
    super.init(frame: frame, in: context)
    ensuredConstraintState.arrangement = arrangement
  }

  /// Puts a view behind the others.
  package func addArrangedSubview(_ view: View) {
    addSubview(view)
    arrangement.insert(view, at: arrangement.views.count)
  }
}
