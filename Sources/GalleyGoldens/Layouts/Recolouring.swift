import GalleyFiles

/// Returns true if two values are the same colours, by name or by value, so that a difference
/// follows from the appearance.
/// - Parameter standard: the name of the colour that a dump leaves out.
func isRecolouring(_ was: JSON?, _ now: JSON?, standard: String) -> Bool {
  switch (was, now) {
  case (.string(let was)?, .string(let now)?):
    guard let old = NamedColor(was), let new = NamedColor(now) else { return false }
    return old.name == new.name && old.name != nil || old.value == new.value
  case (.string(let named)?, nil), (nil, .string(let named)?): return NamedColor(named)?.name == standard
  case (.array(let was)?, .array(let now)?):
    return was.count == now.count && zip(was, now).allSatisfy { $0 == $1 || isRecolouring($0, $1, standard: "") }
  case (.object(let was)?, .object(let now)?):
    return was.map(\.name) == now.map(\.name)
      && zip(was, now).allSatisfy { $0 == $1 || isRecolouring($0.value, $1.value, standard: "") }
  default: return false
  }
}

/// A colour in the notation of dumps: `systemRed #FF3B30`.
private struct NamedColor {
  var name: String?
  var value: Substring

  /// Reads a colour; nil if the text is not a colour.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let last = parts.last, last.hasPrefix("#"), last.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    value = last
    name = parts.count > 1 ? String(text[..<last.startIndex].dropLast()) : nil
  }
}
