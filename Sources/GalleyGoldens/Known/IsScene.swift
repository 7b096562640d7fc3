import GalleyFiles
import GalleyScenes

/// The most of a file that is read at first to find out whether it is a scene: the key is the first in nearly all.
private let firstLimit = 1 << 16
/// The most that is read at all. Longer scenes are refused where they are read.
private let lastLimit = 1 << 24

/// Returns true if a file with the name of a scene has the key `galley`, which every scene has, however it is spelt. Reports
/// and layouts of Galley have it too, and are none. A scene with mistakes is one all the same.
func isScene(_ path: String) -> Bool {
  for limit in [firstLimit, lastLimit] {
    guard let bytes = try? readBeginning(of: path, atMost: limit) else { return false }
    let isWhole = bytes.count < limit || limit == lastLimit
    if let answer = isScene(bytes, isJSON: path.hasSuffix(".json"), isWhole: isWhole) { return answer }
  }
  return false
}

/// Returns true if a text is a scene, and nil if it is not whole and its end decides.
private func isScene(_ bytes: [UInt8], isJSON: Bool, isWhole: Bool) -> Bool? {
  if isWhole, !holdsWord(bytes) { return false }
  // The end may stand in the middle of a character.
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
  // What else galley writes is JSON, and has none of these.
  if hasKey { return !isJSON || ["views", "include", "steps"].contains(where: root.keys.contains) }
  return isWhole ? false : nil
}

/// Keys that only layouts and reports have.
private let reportKeys: Set = ["fontsUsed", "passed"]

private let word = Array("galley".utf8)

/// True if the name of the key stands anywhere in a text.
private func holdsWord(_ bytes: [UInt8]) -> Bool {
  bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
}

/// True if a line of a text that cannot be read begins with the key, be it in quotes or indented.
private func hasLineWithKey(_ text: ArraySlice<UInt8>) -> Bool {
  let lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  return lines.contains { line in
    let line = line.drop { " \t\"'{?\u{FEFF}".utf8.contains($0) }
    return line.starts(with: word)
      && line.dropFirst(word.count).first { !" \t\"'".utf8.contains($0) } == UInt8(ascii: ":")
  }
}
