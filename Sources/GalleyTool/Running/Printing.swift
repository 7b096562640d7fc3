import GalleyFiles
import GalleySystem

/// Writes a line to standard output.
func printOut(_ line: String) throws { try writeStandardOutput(Array((line + "\n").utf8)) }

/// Writes a line to standard error. A failure to write it is ignored.
func note(_ line: String) { writeStandardError(line + "\n") }

/// Writes text to standard error. A failure to write it is ignored.
func writeStandardError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
