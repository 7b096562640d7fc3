import UIKit

extension Surface {
  /// The frame that constraints give a view in another of 100 by 100 points.
  @MainActor private static func solved(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(constraints(inner, outer))
    outer.layoutIfNeeded()
    return inner.frame
  }

  @MainActor private static func sized(_ view: UIView) -> [NSLayoutConstraint] {
    [view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20)]
  }

  @MainActor static let autoLayout: [Row] = [
    Row("translatesAutoresizingMaskIntoConstraints", 26) {
      sets(UIView(), \.translatesAutoresizingMaskIntoConstraints, false)
    },
    Row("equalTo", 24) { solved { sized($0) + [$0.leftAnchor.constraint(equalTo: $1.leftAnchor)] }.minX == 0 },
    Row("NSLayoutConstraint", 23) { UIView().widthAnchor.constraint(equalToConstant: 3).constant == 3 },
    Row(".constraint(", 21) {
      UIView().widthAnchor.constraint(greaterThanOrEqualToConstant: 3).relation == .greaterThanOrEqual
    },
    Row("topAnchor", 20) {
      solved { sized($0) + [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 4)] }.minY == 4
    },
    Row("bottomAnchor", 20) {
      solved { sized($0) + [$0.bottomAnchor.constraint(equalTo: $1.bottomAnchor)] }.maxY == 100
    },
    Row("trailingAnchor", 20) {
      solved { sized($0) + [$0.trailingAnchor.constraint(equalTo: $1.trailingAnchor)] }.maxX == 100
    },
    Row("leadingAnchor", 20) {
      solved { sized($0) + [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 5)] }.minX == 5
    },
    Row("isActive", 17) {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 3)
      constraint.isActive = true
      return view.constraints == [constraint]
    },
    Row("NSLayoutConstraint.activate", 16) { solved { view, _ in sized(view) }.size == CGSize(width: 30, height: 20) },
    Row("heightAnchor", 13) { solved { view, _ in sized(view) }.height == 20 },
    Row("equalToConstant", 13) { solved { view, _ in sized(view) }.width == 30 },
    Row(".constant", 12) { sets(UIView().widthAnchor.constraint(equalToConstant: 3), \.constant, 4) },
    Row("widthAnchor", 10) {
      solved { [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)] }.width == 50
    },
    Row(".priority", 9) { sets(UIView().widthAnchor.constraint(equalToConstant: 3), \.priority, .defaultLow) },
    Row("centerXAnchor", 9) {
      solved { sized($0) + [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor)] }.midX == 50
    },
    Row("centerYAnchor", 9) {
      solved { sized($0) + [$0.centerYAnchor.constraint(equalTo: $1.centerYAnchor)] }.midY == 50
    },
    Row("multiplier", 8) {
      let view = UIView()
      return view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).multiplier == 2
    },
    Row("setContentHuggingPriority", 8) {
      let view = UIView()
      view.setContentHuggingPriority(.required, for: .vertical)
      return view.contentHuggingPriority(for: .vertical) == .required
    },
    Row("addConstraints", 6) {
      let view = UIView()
      view.addConstraints([view.widthAnchor.constraint(equalToConstant: 3)])
      return view.constraints.count == 1
    },
    Row("setContentCompressionResistancePriority", 6) {
      let view = UIView()
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      return view.contentCompressionResistancePriority(for: .vertical) == .required
    },
    Row("systemLayoutSizeFitting", 6) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(sized(view))
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20)
    },
  ]
}
