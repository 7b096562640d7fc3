import GalleyBase
import GalleyFiles
import GalleyGoldens
import Glibc

/// Writes lines to standard output, which carries data and nothing else. Each ends with a line break.
func printOut(_ lines: String...) throws(FileError) {
  try writeStandardOutput(Array(lines.map { $0 + "\n" }.joined().utf8))
}

/// Writes a line to standard error: diagnostics and notes for people. That it cannot be written is no error of the
/// command.
func note(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
