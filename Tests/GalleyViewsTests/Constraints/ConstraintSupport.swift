import GalleyBase
import GalleyFonts
import GalleyViews
import TestSupport

/// A view that constraints place, of a content size.
final class Block: View {
  let content: Size

  init(_ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric, in context: RenderContext) {
    content = Size(width: width, height: height)
    super.init(in: context)
    ensuredConstraintState.keepsFrame = false
  }

  override var intrinsicContentSize: Size { content }
}

extension View {
  func anchor(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(self, attribute) }
}

extension LayoutGuide {
  func anchor(_ attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(self, attribute) }
}

/// Makes a constraint active and returns it.
@discardableResult func activate(
  _ first: LayoutAnchor, _ relation: LayoutRelation = .equal, _ second: LayoutAnchor? = nil,
  times multiplier: Double = 1,
  plus constant: Double = 0, at priority: Double = 1000
) -> LayoutConstraint {
  let constraint = LayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
  constraint.priority = priority
  precondition(constraint.activate())
  return constraint
}

/// Gives all edges of a view a distance from those of its superview.
func pin(_ view: View, to superview: View, inset: Double = 0) {
  for attribute in [LayoutAttribute.leading, .top] {
    activate(view.anchor(attribute), .equal, superview.anchor(attribute), plus: inset)
  }
  for attribute in [LayoutAttribute.trailing, .bottom] {
    activate(view.anchor(attribute), .equal, superview.anchor(attribute), plus: -inset)
  }
}

/// A plain view of a size, the outermost one.
func makeRoot(_ width: Double, _ height: Double, in context: RenderContext) -> View {
  View(frame: Rect(x: 0, y: 0, width: width, height: height), in: context)
}
