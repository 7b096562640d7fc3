import ArgumentParser
import GalleyPipeline

/// The command `galley lsp`, which serves editors with the Language Server Protocol.
package struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: mistakes, completion, preview.",
    discussion: """
      Speaks the Language Server Protocol over standard input and output. A scene's mistakes and warnings are shown while it \
      is typed. Keys and their values are completed in block mappings, and in flow mappings of one line; hovering over a key \
      shows its entry in the manual. The command galley.preview, with the URI of an open scene, answers with its first \
      picture: width, height, scale, and the PNG in Base64.

      In an editor without such a client, galley schema gives completion for JSON and YAML.

      Examples:
          galley lsp
          vim.lsp.start({ name = "galley", cmd = { "galley", "lsp" } })      -- Neovim
      """)

  @OptionGroup var fonts: FontOptions
  @OptionGroup var allowance: AllowanceOptions

  mutating func run() throws {
    var stream = MessageStream()
    var server = SceneServer(
      session: RenderSession(FontLibrary(fonts.value, allowing: try allowance.value.allowances())))
    while !server.isDone, let message = try stream.next() {
      switch message {
      case .success(let message): for answer in server.answer(message) { try stream.send(answer) }
      case .failure(let error): try stream.send(server.answer(error))
      }
    }
  }
}
