/// Items of toolbars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's content.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of toolbars that a reader may arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Never: ToolbarContent {}

/// An item of a bar, with the place that it asks for.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Content that gives its items itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func entries(in reader: ToolbarReader) -> [ToolbarEntry]
}

extension ToolbarContent where Body == Never {
  /// A primitive content's body is never evaluated.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Reads the items of contents, and keeps the state of those with a body.
@MainActor final class ToolbarReader {
  private let node: Node
  private var states: [Node] = []
  private var next = 0

  init(_ node: Node) { self.node = node }

  /// The items of a content.
  func read(_ content: some ToolbarContent) -> [ToolbarEntry] {
    next = 0
    return entries(content)
  }

  func entries<C: ToolbarContent>(_ content: C) -> [ToolbarEntry] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(in: self) }
    if next == states.count {
      states.append(Node(NodePlace(tree: node.tree, parent: node, environment: node.environment)))
    }
    let state = states[next]
    next += 1
    state.environment = node.environment
    var content = content
    DynamicFields.link(&content, to: state)
    return entries(content.body)
  }

  /// An item that has the environment of the page.
  func entry(_ placement: ToolbarItemPlacement, _ view: some View) -> ToolbarEntry {
    let tint = node.environment.tintPaint
    return ToolbarEntry(
      placement: placement,
      view: AnyView(
        view.modifier(
          EnvironmentModifier { [environment = node.environment] values in
            values = environment
            values.listPart = nil
            values.isInForm = false
            values.tintPaint = tint
            values.textLook = TextAppearance()
            values.font = .system(size: 17, weight: placement.isBold ? .semibold : .regular)
            values.dynamicTypeSize = .large
          }
        ).labelStyle(.iconOnly)))
  }
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  /// The item's identity.
  public var id: ID
  /// Primitive content.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// An item with an identity at a place.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }

  /// An item with an identity at a place. Items that are not shown by default are shown too.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] { [reader.entry(placement, content)] }
}

/// Items of a toolbar at the same place. Each view is an item.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// Items at a place. The label of the menu that they may become is not shown.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
  /// Primitive content.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] { [reader.entry(placement, content)] }
}

/// A space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// A space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
  /// Primitive content.
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] {
    guard placement.role == .bottom, sizing == .flexible else { return [] }
    return [reader.entry(placement, Spacer())]
  }
}

/// The length of a space.
nonisolated public struct SpacerSizing: Equatable, Hashable, Sendable {
  private let isFixed: Bool
  /// As long as possible.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A length of the system's.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// The button that shows and hides a sidebar, which iOS does not have.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// A menu of the title. Pictures do not show it.
  public init(@ViewBuilder content: () -> Content) {}
  /// A menu of the title with the system's actions. Pictures do not show it.
  public init() where Content == EmptyView {}
  /// Primitive content.
  public typealias Body = Never
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] { [] }
}
