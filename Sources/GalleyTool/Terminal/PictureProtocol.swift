import ArgumentParser

/// The protocols by which terminals show pictures.
enum PictureProtocol: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// The graphics protocol of kitty, which Ghostty supports too.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty support too.
  case iterm2
  /// Sixels, which foot, mlterm and, if enabled, xterm support.
  case sixel
  /// Half-block characters, each with two 24-bit colours.
  case blocks
  /// No pictures.
  case none

  /// Returns the protocol of the terminal that these environment variables describe. Inside of tmux and screen, which
  /// do not pass pictures on to the terminal, it is half blocks.
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
