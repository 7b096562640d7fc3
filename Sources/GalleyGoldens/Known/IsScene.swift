import GalleyFiles
import GalleyScenes

/// The number of bytes that are read first to find out whether a file is a scene. The key `galley`
/// is nearly always at the beginning.
private let firstLimit = 1 << 16
/// The maximum number of bytes that are read. Longer scenes cause an error when they are read.
private let lastLimit = 1 << 24

/// Returns true if a file with the name of a scene has the key `galley`, in any notation. All
/// scenes have this key. Galley's reports and layouts have it too, but are not scenes. A scene with
/// mistakes still counts as a scene.
func isScene(_ path: String) -> Bool {
  for limit in [firstLimit, lastLimit] {
    guard let bytes = try? readBeginning(of: path, atMost: limit) else { return false }
    let isWhole = bytes.count < limit || limit == lastLimit
    if let answer = isScene(bytes, isJSON: path.hasSuffix(".json"), isWhole: isWhole) { return answer }
  }
  return false
}

/// Returns true if a text is a scene, false if it is not; nil if the text is incomplete and only
/// its rest can show whether it is a scene.
private func isScene(_ bytes: [UInt8], isJSON: Bool, isWhole: Bool) -> Bool? {
  if isWhole, !holdsWord(bytes) { return false }
  // The end may be in the middle of a character.
  let text = isWhole ? bytes[...] : bytes[...(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex - 1)]
  let root = RootKeys(of: Array(text)) { root in
    let last = root.keys.last
    return last == "galley" && !root.isInBraces || reportKeys.contains(last ?? "")
  }
  guard root.isMapping, !root.keys.contains(where: reportKeys.contains) else { return false }
  let hasKey = root.keys.contains("galley")
  if hasKey, !root.isInBraces { return true }
  if root.isDamaged || !isWhole && root.isInBraces {
    guard isWhole else { return nil }
    return hasKey || hasLineWithKey(text)
  }
  // Galley's other files are JSON without any of these keys.
  if hasKey { return !isJSON || ["views", "include", "steps"].contains(where: root.keys.contains) }
  return isWhole ? false : nil
}

/// The keys that occur only in layouts and reports.
private let reportKeys: Set = ["fontsUsed", "passed"]

private let word = Array("galley".utf8)

/// Returns true if the word `galley` occurs anywhere in a text.
private func holdsWord(_ bytes: [UInt8]) -> Bool {
  bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
}

/// Returns true if a line of a text that cannot be parsed begins with the key `galley`, possibly
/// indented or in quotes.
private func hasLineWithKey(_ text: ArraySlice<UInt8>) -> Bool {
  let lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  return lines.contains { line in
    let line = line.drop { " \t\"'{?\u{FEFF}".utf8.contains($0) }
    return line.starts(with: word)
      && line.dropFirst(word.count).first { !" \t\"'".utf8.contains($0) } == UInt8(ascii: ":")
  }
}
