import GalleyBase

/// Reads a .strings file: `"key" = "text";`, with comments as in C.
func stringsTable(_ scanner: StringScanner) throws(Diagnostic) -> [String: LocalizedString] {
  var scanner = scanner
  var strings: [String: LocalizedString] = [:]
  while true {
    try skipComments(&scanner)
    guard scanner.next != nil else { return strings }
    let key = try word(&scanner, "a key")
    try skipComments(&scanner)
    if scanner.skip(";") {
      strings[key] = LocalizedString(key)
      continue
    }
    guard scanner.skip("=") else { throw scanner.mistake("expected = or ; after the key \"\(key.shortened)\"") }
    try skipComments(&scanner)
    strings[key] = LocalizedString(try word(&scanner, "a text"))
    try skipComments(&scanner)
    guard scanner.skip(";") else { throw scanner.mistake("expected ; after the text of \"\(key.shortened)\"") }
  }
}

private func word(_ scanner: inout StringScanner, _ expected: String) throws(Diagnostic) -> String {
  if scanner.next == "\"" { return try scanner.takeQuoted() }
  let word = scanner.take {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-/$:".unicodeScalars.contains($0)
  }
  if word.isEmpty { throw scanner.mistake("expected \(expected) in quotes") }
  return word
}

private func skipComments(_ scanner: inout StringScanner) throws(Diagnostic) {
  while true {
    scanner.skipSpace()
    let start = scanner.offset
    if scanner.skip("//") {
      _ = scanner.take { $0 != "\n" && $0 != "\r" }
    } else if scanner.skip("/*") {
      guard scanner.take(through: "*/") != nil else {
        throw scanner.mistake("the comment that begins here has no end", at: start)
      }
    } else {
      return
    }
  }
}
