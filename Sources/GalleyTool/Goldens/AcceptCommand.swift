import GalleyGoldens

/// Returns the command that accepts the present look of a scene, or of a variant of it, ready for a shell.
func acceptCommand(_ golden: GoldenCase, fonts: String?) -> String {
  let variant = golden.variant.isEmpty ? [] : ["--variant", golden.variant]
  return (["galley", "record", golden.scene] + variant + (fonts.map { ["--fonts", $0] } ?? [])).map(shellWord).joined(
    separator: " ")
}

extension GoldenCase {
  /// The member `variant` of reports; nil for the scene as it stands.
  var variantInReport: String? { variant.isEmpty ? nil : variant }
}

/// Returns the word quoted for a POSIX shell.
func shellWord(_ word: String) -> String {
  let plain = word.utf8.allSatisfy { byte in
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "/._-+@:,=".utf8.contains(byte)
  }
  return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
