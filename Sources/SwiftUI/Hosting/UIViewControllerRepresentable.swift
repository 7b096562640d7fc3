/// A SwiftUI view that shows a view controller of UIKit.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object that serves as the delegate or target of the controller.
  associatedtype Coordinator = Void
  /// Creates the view controller. It is called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller with the view's values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the view controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. It is called once.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal, or nil to use its intrinsic size and
  /// its priorities.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// The context that the methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Does nothing by default.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil: the size follows the intrinsic size and the priorities of the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing: by default there is no coordinator.
  public func makeCoordinator() {}
}

/// The context that the methods of a `UIViewControllerRepresentable` receive.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that `makeCoordinator()` returned.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  public var transaction: Transaction
  /// The environment of the view.
  public var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Returns the node of the controller's view. The controller is a child of the controller that
  /// shows the tree.
  @MainActor static func makeNode(_ view: Self, _ place: NodePlace) -> Node {
    RepresentableNode<Self, Coordinator>(view, place) { view, environment, tree in
      let coordinator = view.makeCoordinator()
      func context(_ environment: EnvironmentValues) -> Context {
        Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
      }
      let shown = view.makeUIViewController(context: context(environment))
      tree.controller?.addChild(shown)
      if tree.controller != nil {
        tree.afterLayout("\(Self.self)") { [weak tree] in shown.didMove(toParent: tree?.controller) }
      }
      return RepresentedView(
        view: shown.view, coordinator: coordinator,
        update: { $0.updateUIViewController(shown, context: context($1)) },
        size: { $0.sizeThatFits($1, uiViewController: shown, context: context($2)) },
        dismantle: {
          Self.dismantleUIViewController(shown, coordinator: coordinator)
          shown.willMove(toParent: nil)
          shown.view.removeFromSuperview()
          shown.removeFromParent()
        })
    }
  }
}
