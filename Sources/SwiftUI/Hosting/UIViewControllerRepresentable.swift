/// A view controller as a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object that keeps delegates and the like.
  associatedtype Coordinator = Void
  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Shows the view's values in the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the controller.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, once.
  func makeCoordinator() -> Coordinator
  /// The size that the controller's view chooses for a proposal. Nil follows its intrinsic size and its priorities.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// The context that the functions are called with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Follows the intrinsic size and the priorities of the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The context that the functions of a `UIViewControllerRepresentable` are called with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the view made.
  public let coordinator: Representable.Coordinator
  /// The change that has the controller updated.
  public var transaction: Transaction
  /// The values that the view inherits.
  public var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// The node of the controller's view. The controller is a child of the one that shows the tree.
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
