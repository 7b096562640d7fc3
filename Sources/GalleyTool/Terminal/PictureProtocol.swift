import ArgumentParser

/// The ways in which terminals show pictures.
enum PictureProtocol: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// The graphics protocol of kitty, which Ghostty has too.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty have too.
  case iterm2
  /// Sixels: foot, mlterm, xterm with leave.
  case sixel
  /// Half blocks of characters, each with two colours of 24 bits.
  case blocks
  /// None.
  case none

  /// Returns the way of the terminal that these variables of the environment describe. Inside of tmux and screen, which
  /// pass pictures on to no terminal, half blocks are left.
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
