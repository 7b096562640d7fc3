// Menus of a menu bar: accepted and without effect, since no bar is drawn.

/// Menus of an app.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the menus' content.
  associatedtype Body: Commands
  /// The menus.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive menus have no body to evaluate.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// A primitive menu.
  public typealias Body = Never
  /// A menu with a title of a table.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries for one of the system's menus.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// A primitive menu.
  public typealias Body = Never
  /// Entries before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries at the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The place of entries in the system's menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Changes of text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formats of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's menu for sidebars.
nonisolated public struct SidebarCommands: Commands {
  /// A primitive menu.
  public typealias Body = Never
  /// The system's menu.
  public init() {}
}

/// The system's menu for changes of text.
nonisolated public struct TextEditingCommands: Commands {
  /// A primitive menu.
  public typealias Body = Never
  /// The system's menu.
  public init() {}
}

/// Without menus.
nonisolated public struct EmptyCommands: Commands {
  /// A primitive menu.
  public typealias Body = Never
  /// Without menus.
  public init() {}
}

/// Builds menus from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Passes menus through.
  nonisolated public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Builds without menus.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Passes a single menu through.
  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Builds several menus.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    EmptyCommands()
  }
  /// Builds the menus of an `if` without `else`.
  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  /// Builds the menus of the first branch of a condition.
  nonisolated public static func buildEither(first: any Commands) -> EmptyCommands { EmptyCommands() }
  /// Builds the menus of the second branch of a condition.
  nonisolated public static func buildEither(second: any Commands) -> EmptyCommands { EmptyCommands() }
  /// Builds menus that need a certain version of the system.
  nonisolated public static func buildLimitedAvailability(_ content: any Commands) -> EmptyCommands {
    EmptyCommands()
  }
}
