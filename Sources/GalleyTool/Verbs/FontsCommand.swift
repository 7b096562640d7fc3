import ArgumentParser

/// The command `galley fonts`, which lists or adds fonts.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts of scenes, or add one.",
    discussion: """
      Without a subcommand it lists the fonts, with the options of galley fonts list.

      Examples:
          galley fonts
          galley fonts --why "Hello, 世界"
          galley fonts add Brand.ttf --system
      """,
    subcommands: [ListFontsCommand.self, AddFontsCommand.self], defaultSubcommand: ListFontsCommand.self)
}
