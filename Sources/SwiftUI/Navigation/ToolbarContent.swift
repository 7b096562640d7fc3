/// One or several items of toolbars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The items of the content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of toolbars that the user can customise.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Never: ToolbarContent {}

/// An item of a bar, with its requested placement.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Toolbar content without a body, which returns its items itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func entries(in reader: ToolbarReader) -> [ToolbarEntry]
}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body. Reading this property stops the program.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Collects the items of toolbar content, and keeps the state of content that has a body.
@MainActor final class ToolbarReader {
  private let node: Node
  private var states: [Node] = []
  private var next = 0

  init(_ node: Node) { self.node = node }

  /// Returns the items of toolbar content.
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

  /// Returns an item whose view has the environment of the page.
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

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  /// The identity of the item.
  public var id: ID
  /// `Never`: primitive content has no body.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// Creates an item with a placement.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identity and a placement.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }

  /// Creates an item with an identity and a placement. An item that is hidden by default is visible
  /// in Galley.
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

/// Several items of a toolbar with the same placement. Each view is an item.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Creates items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// Creates items with a placement. The label is for a menu into which an app collapses the items.
  /// Galley never collapses them.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
  /// `Never`: primitive content has no body.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] { [reader.entry(placement, content)] }
}

/// A space between items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// Creates a space with a placement.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
  /// `Never`: primitive content has no body.
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] {
    guard placement.role == .bottom, sizing == .flexible else { return [] }
    return [reader.entry(placement, Spacer())]
  }
}

/// The length of a space in a toolbar.
nonisolated public struct SpacerSizing: Equatable, Hashable, Sendable {
  private let isFixed: Bool
  /// The space is as long as possible.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The space has a length of the system.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A menu of the navigation title. Pictures do not show it.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// Creates a menu. Pictures do not show it.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a menu with the system's actions. Pictures do not show it.
  public init() where Content == EmptyView {}
  /// `Never`: primitive content has no body.
  public typealias Body = Never
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  @MainActor func entries(in reader: ToolbarReader) -> [ToolbarEntry] { [] }
}
