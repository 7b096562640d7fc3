// Menus of a menu bar: accepted and without effect, since no bar is drawn.

/// A group of menus in the menu bar of an app. Galley draws no menu bar.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the menus' content.
  associatedtype Body: Commands
  /// The menus and their commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body. Reading this property stops the program.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu in the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// `Never`: primitive commands have no body.
  public typealias Body = Never
  /// Creates a menu with a title from the string table.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands that are added to a menu of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// `Never`: primitive commands have no body.
  public typealias Body = Never
  /// Creates commands that come before a group of the system's commands.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands that come after a group of the system's commands.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands that replace a group of the system's commands.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's group of commands beside which an app places its own commands.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  /// The commands that show information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The commands that create documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Reading and writing other kinds of documents.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The commands that undo and redo changes.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The commands for the clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The commands that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The commands for toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of scenes with one window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The help commands.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for the sidebar.
nonisolated public struct SidebarCommands: Commands {
  /// `Never`: primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system's commands for editing text.
nonisolated public struct TextEditingCommands: Commands {
  /// `Never`: primitive commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// An empty group of commands.
nonisolated public struct EmptyCommands: Commands {
  /// `Never`: primitive commands have no body.
  public typealias Body = Never
  /// Creates an empty group of commands.
  public init() {}
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Returns commands unchanged.
  nonisolated public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Returns an empty group of commands for a closure without statements.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns a single group of commands unchanged.
  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Combines several groups of commands.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    EmptyCommands()
  }
  /// Returns the commands of an `if` without `else`.
  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  /// Returns the commands of the first branch of a condition.
  nonisolated public static func buildEither(first: any Commands) -> EmptyCommands { EmptyCommands() }
  /// Returns the commands of the second branch of a condition.
  nonisolated public static func buildEither(second: any Commands) -> EmptyCommands { EmptyCommands() }
  /// Returns commands that need a certain version of the system.
  nonisolated public static func buildLimitedAvailability(_ content: any Commands) -> EmptyCommands {
    EmptyCommands()
  }
}
