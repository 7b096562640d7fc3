import GalleyFiles
import GalleySystem

/// Calls `body` with the terminal of the process. Keys arrive immediately and without echo. Text
/// and pictures are shown on an alternate screen, which is closed at the end. Returns nil if there
/// is no terminal.
func withTerminal<Result>(pictures: PictureProtocol?, _ body: (Terminal) throws -> Result) throws -> Result? {
  var before = termios()
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environmentValue("TERM") != "dumb",
    unsafe tcgetattr(STDIN_FILENO, &before) == 0
  else { return nil }
  var raw = before
  // Control-C arrives as a key, so that the terminal can be restored.
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  let hasColors = environmentValue("NO_COLOR") == nil
  let terminal = Terminal(
    size: terminalSize, pictures: pictures ?? .detected(environmentValue), hasColors: hasColors,
    read: { readAvailable(STDIN_FILENO, room: 1)?.first },
    isMoreReady: {
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&waiting, 1, 30) > 0
    },
    write: { try? writeStandardOutput($0) })
  terminal.write(Array("\u{1B}[?1049h\u{1B}[?25l".utf8))
  defer {
    terminal.write(Array("\u{1B}[?25h\u{1B}[?1049l".utf8))
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }
  return try body(terminal)
}

/// Returns the size of the terminal on standard output, or the default size if it is unknown.
private func terminalSize() -> Terminal.Size {
  var (size, facts) = (Terminal.Size(), winsize())
  guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &facts) == 0, facts.ws_col > 0, facts.ws_row > 0 else {
    return size
  }
  (size.columns, size.rows) = (Int(facts.ws_col), Int(facts.ws_row))
  if facts.ws_xpixel >= facts.ws_col, facts.ws_ypixel >= facts.ws_row {
    size.cellWidth = Int(facts.ws_xpixel) / size.columns
    size.cellHeight = Int(facts.ws_ypixel) / size.rows
  }
  return size
}
