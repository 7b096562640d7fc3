import GalleyBase

/// A view that fills the space that the other views of a stack leave free.
///
/// UIKit counterpart: an empty UIView among arranged ones.
package final class SpacerView: View {
  /// The minimum length along the axis of the stack, in points.
  package var minimumLength: Double = 0 { didSet { own.first?.constant = minimumLength.asExtent } }
  /// The constraints on the spacer's length. The minimum length comes first.
  private var own: [LayoutConstraint] = []

  /// The priority of sharing space evenly with other spacers. It is below the priorities of
  /// content.
  private static let sharing: Double = 200
  /// The priority of a length of 0 if nothing else determines the length. It is below the priority
  /// of a fitting size.
  private static let hugging: Double = 10

  /// Adds the spacer's constraints for a stack along an axis. The spacer gets the same length as
  /// `first`, unless it is `first` itself.
  /// - Parameter first: the first spacer of the stack.
  fileprivate func constrain(along axis: LayoutAxis, as first: SpacerView) {
    for constraint in own { constraint.deactivate() }
    let length = LayoutAnchor(self, axis.length)
    let across = LayoutAnchor(self, axis.crossing.length)
    own = [
      LayoutConstraint(length, .greaterThanOrEqual, nil, constant: minimumLength.asExtent),
      LayoutConstraint(length, .equal, nil).with(priority: Self.hugging),
      LayoutConstraint(across, .equal, nil).with(priority: Self.hugging),
    ]
    if first !== self {
      let share = LayoutConstraint(length, .equal, LayoutAnchor(first, axis.length))
      own.append(share.with(priority: Self.sharing))
    }
    for constraint in own { _ = constraint.activate() }
  }
}

extension StackView {
  /// Adds constraints with which the spacers among the arranged views share the free space.
  package func constrainSpacers() {
    let spacers = arrangement.views.compactMap { $0 as? SpacerView }
    guard let first = spacers.first else { return }
    for spacer in spacers { spacer.constrain(along: arrangement.axis, as: first) }
  }
}
