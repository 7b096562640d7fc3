import GalleyBase
import GalleyFiles

/// Returns a value of a dump in words: short numbers, lists in brackets, members one after the
/// other. Digests are left out.
func wording(_ value: JSON) -> String {
  switch value {
  case .null: return "nothing"
  case .bool(let flag): return flag ? "true" : "false"
  case .number(let number): return shortDecimal(number)
  case .string(let string): return string.visible
  case .array(let elements):
    if elements.allSatisfy({ $0.string != nil }) { return elements.map(wording).joined(separator: ", ") }
    return "[" + elements.map(wording).joined(separator: ", ") + "]"
  case .object(let members):
    return members.filter { !$0.value.isDigest }.map { member in
      let stops = member.name == "stops" ? member.value.array?.compactMap(stopWording) : nil
      return "\(member.name) \(stops?.joined(separator: ", ") ?? wording(member.value))"
    }.joined(separator: ", ")
  }
}

/// Returns the words for a stop of a gradient: `systemRed #FF3B30 at 0.5`.
private func stopWording(_ stop: JSON) -> String? {
  guard let place = stop.array?.first?.number, let color = stop.array?.last?.string else { return nil }
  return "\(color) at \(shortDecimal(place))"
}

/// Returns an affine transformation of six numbers in the notation of scenes; nil for a
/// transformation with a skew, or for other values.
func transformWording(_ value: JSON) -> String? {
  guard let numbers = value.numbers, numbers.count == 6 else { return nil }
  let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
  let width = (a * a + b * b).squareRoot()
  let height = (c * c + d * d).squareRoot() * (a * d < b * c ? -1 : 1)
  guard width > 0, height != 0, (a * c + b * d).magnitude < 1e-6 * width * height.magnitude else { return nil }
  let angle = degrees(of: Point(x: a / width, y: b / width))
  var parts: [String] = []
  if (width - height).magnitude > 1e-6 {
    parts.append("scale [\(shortDecimal(width)), \(shortDecimal(height))]")
  } else if (width - 1).magnitude > 1e-6 {
    parts.append("scale \(shortDecimal(width))")
  }
  if angle.magnitude > 1e-6 { parts.append("rotation \(shortDecimal(angle))") }
  if numbers[4] != 0 || numbers[5] != 0 {
    parts.append("translation [\(shortDecimal(numbers[4])), \(shortDecimal(numbers[5]))]")
  }
  return parts.joined(separator: ", ")
}

/// Returns the angle of a direction in degrees clockwise, from -180 to 180. It is found by
/// bisection.
private func degrees(of axis: Point) -> Double {
  var (low, high) = (0.0, 180.0)
  for _ in 0..<40 {
    let middle = (low + high) / 2
    let other = direction(ofDegrees: middle)
    if other.x * axis.y.magnitude - other.y * axis.x > 0 { low = middle } else { high = middle }
  }
  let angle = (high * 1e6).rounded() / 1e6
  return axis.y < 0 ? 0 - angle : angle
}

extension JSON {
  /// True for the digest of a picture or path, and for a list of digests.
  var isDigest: Bool {
    switch self {
    case .string(let text): text.utf8.count == 12 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(\.isDigest)
    default: false
    }
  }
}
