/// A SwiftUI view that shows a UIView.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIView.
  associatedtype UIViewType: UIView
  /// The type of an object that serves as the delegate or target of the UIView.
  associatedtype Coordinator = Void
  /// Creates the UIView. It is called once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIView with the view's values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the UIView is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator. It is called once.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the UIView for a proposal, or nil to use its intrinsic size and its
  /// priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// The context that the methods receive.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  /// Does nothing by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil: the size follows the intrinsic size and the priorities of the UIView.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing: by default there is no coordinator.
  public func makeCoordinator() {}
}

/// The context that the methods of a `UIViewRepresentable` receive.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` returned.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  public var transaction: Transaction
  /// The environment of the view.
  public var environment: EnvironmentValues
}

/// The closures and values with which a node shows a UIView.
@MainActor struct RepresentedView<V: View, Coordinator> {
  var view: UIView
  var coordinator: Coordinator
  var update: (V, EnvironmentValues) -> Void
  var size: (V, ProposedViewSize, EnvironmentValues) -> CGSize?
  var dismantle: () -> Void
}

/// The node of a view that shows a UIView or a view controller.
final class RepresentableNode<V: View, Coordinator>: ViewNode<V> {
  private let make: (V, EnvironmentValues, ViewTree) -> RepresentedView<V, Coordinator>
  private var shown: RepresentedView<V, Coordinator>?
  private var item: RepresentableItem?

  init(
    _ view: V, _ place: NodePlace,
    make: @escaping (V, EnvironmentValues, ViewTree) -> RepresentedView<V, Coordinator>
  ) {
    self.make = make
    super.init(view, place)
  }

  override func evaluate() {
    DynamicFields.link(&view, to: self)
    let shown = shown ?? make(view, environment, tree)
    if self.shown == nil { endings.append { shown.dismantle() } }
    self.shown = shown
    observing { shown.update(view, environment) }
    let item = item ?? RepresentableItem(shown.view, self)
    self.item = item
    item.chosenSize = { [unowned self] in shown.size(view, $0, environment) }
    item.invalidate()
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }
}

extension UIViewRepresentable {
  /// Returns the node of the UIView.
  @MainActor static func makeNode(_ view: Self, _ place: NodePlace) -> Node {
    RepresentableNode<Self, Coordinator>(view, place) { view, environment, _ in
      let coordinator = view.makeCoordinator()
      func context(_ environment: EnvironmentValues) -> Context {
        Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
      }
      let shown = view.makeUIView(context: context(environment))
      return RepresentedView(
        view: shown, coordinator: coordinator,
        update: { $0.updateUIView(shown, context: context($1)) },
        size: { $0.sizeThatFits($1, uiView: shown, context: context($2)) },
        dismantle: {
          Self.dismantleUIView(shown, coordinator: coordinator)
          shown.removeFromSuperview()
        })
    }
  }
}

/// The layout item of a UIView.
///
/// Without a size of its own choice, a dimension without an intrinsic length takes what is proposed. One that has an
/// intrinsic length grows if its hugging priority is below 750, and shrinks if its compression resistance is (Galley's choice).
final class RepresentableItem: LayoutItem {
  private let view: UIView
  var chosenSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  init(_ view: UIView, _ node: Node) {
    self.view = view
    super.init(node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = chosenSize(proposal) { return size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: length(.horizontal, proposal.width, intrinsic.width),
      height: length(.vertical, proposal.height, intrinsic.height))
  }

  private func length(_ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?, _ intrinsic: CGFloat) -> CGFloat {
    guard intrinsic != UIView.noIntrinsicMetric else {
      guard let proposed else { return 10 }
      return proposed.isFinite ? proposed : UIView.layoutFittingExpandedSize.width
    }
    guard let proposed else { return intrinsic }
    let grows = view.contentHuggingPriority(for: axis).rawValue < 750
    let shrinks = view.contentCompressionResistancePriority(for: axis).rawValue < 750
    return min(max(proposed, shrinks ? 0 : intrinsic), grows ? .infinity : intrinsic)
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    surface.show(view, in: frame)
  }
}

/// The proposal that UIView wrappers received before iOS 16. Galley does not call methods with this
/// type, but `sizeThatFits`.
public struct _ProposedSize: Sendable {
  let width: CGFloat?
  let height: CGFloat?
}
