import ArgumentParser

/// The protocols with which terminals show pictures.
enum PictureProtocol: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// The graphics protocol of kitty, which Ghostty also supports.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty also support.
  case iterm2
  /// Sixels, which foot and mlterm support, and xterm if they are enabled.
  case sixel
  /// Half-block characters, each in two 24-bit colours.
  case blocks
  /// No protocol: pictures are not shown.
  case none

  /// Returns the protocol of the terminal that these environment variables describe. Inside of tmux
  /// and screen it is `blocks`, because they do not pass pictures on to the terminal.
  static func detected(_ variable: (String) -> String?) -> PictureProtocol {
    if variable("NO_COLOR") != nil { return .none }
    let (terminal, program) = (variable("TERM") ?? "", variable("TERM_PROGRAM") ?? "")
    if terminal == "linux" { return .none }
    if variable("TMUX") != nil || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") { return .blocks }
    if variable("KITTY_WINDOW_ID") != nil || terminal.contains("kitty") || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) || variable("LC_TERMINAL") == "iTerm2" { return .iterm2 }
    if ["foot", "mlterm", "yaft"].contains(where: terminal.hasPrefix) || terminal.contains("sixel") { return .sixel }
    return .blocks
  }
}
