/// Returns a word, quoted for a POSIX shell where necessary.
public func shellWord(_ word: String) -> String {
  let plain = word.utf8.allSatisfy { byte in
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "/._-+@:,=".utf8.contains(byte)
  }
  return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
