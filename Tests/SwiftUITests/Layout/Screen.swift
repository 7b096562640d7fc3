import Testing
import UIKit

@testable import SwiftUI

/// A view that is shown in a hosting view of a size, and whose parts are found by their identifiers.
@MainActor final class Screen {
  let hosting = HostingView(frame: .zero)

  init<V: View>(
    _ view: V, width: CGFloat = 300, height: CGFloat = 200, direction: LayoutDirection = .leftToRight
  ) {
    hosting.usesSafeArea = false
    hosting.changeEnvironment = { $0.layoutDirection = direction }
    hosting.frame = CGRect(x: 0, y: 0, width: width, height: height)
    hosting.show(view)
    hosting.layoutIfNeeded()
  }

  /// Lays out what changed.
  func update() {
    hosting.setNeedsLayout()
    hosting.layoutIfNeeded()
  }

  /// The frame of a part in the hosting view; null if it is not shown.
  subscript(_ identifier: String) -> CGRect {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == identifier ? view : view.subviews.lazy.compactMap { find($0) }.first
    }
    guard let view = find(hosting) else { return .null }
    return view.convert(view.bounds, to: hosting)
  }

  /// The identifiers of the parts that are shown, from the back to the front.
  var order: [String] {
    func names(_ view: UIView) -> [String] {
      (view.accessibilityIdentifier.map { [$0] } ?? []) + view.subviews.flatMap(names)
    }
    return names(hosting)
  }

  /// All items of the layout, the outer ones first.
  var items: [LayoutItem] {
    func all(_ item: LayoutItem) -> [LayoutItem] { [item] + item.inside.flatMap(all) }
    return hosting.tree.items.flatMap(all)
  }
}

/// A rectangle of a colour with a name.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?
  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
  var body: some View { Color.red.accessibilityIdentifier(name).frame(width: width, height: height) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
