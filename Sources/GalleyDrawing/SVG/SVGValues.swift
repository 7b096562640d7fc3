import GalleyBase

extension Double {
  /// The number as an SVG length, rounded to 1/10000, with the minimum number of digits and without
  /// an exponent. NaN becomes 0.
  var svg: String { svg(places: 4) }

  /// The number as an SVG factor, rounded to 1/100000000.
  var svgFactor: String { svg(places: 8) }

  /// Returns the number, rounded to `places` decimals. It may begin with the decimal point, as SVG
  /// permits.
  private func svg(places: Int) -> String {
    // Numbers beyond this are far outside of any picture.
    let near = Swift.min(Swift.max(self, -1e9), 1e9)
    guard let text = near.decimal(places: places) else { return "0" }
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }
}

extension Color {
  /// Returns the attribute for a colour, and an opacity attribute if the colour is not opaque.
  /// `kind` is `fill`, `stroke`, `stop` or `flood`.
  func svg(_ kind: String) -> String {
    let name = kind == "flood" || kind == "stop" ? "\(kind)-color" : kind
    let solid = Color(red: red, green: green, blue: blue).hex
    let opacity = alpha == 255 ? "" : " \(kind)-opacity=\"\((Double(alpha) / 255).svg)\""
    return " \(name)=\"\(solid)\"\(opacity)"
  }
}

extension RoundedRect {
  /// The attributes of a `rect`, `image` or `filter`. A position at the origin and square corners
  /// are left out.
  var svg: String {
    let place = (rect.minX == 0 ? "" : " x=\"\(rect.minX.svg)\"") + (rect.minY == 0 ? "" : " y=\"\(rect.minY.svg)\"")
    // SVG itself would limit the radius to half of each side separately, which makes ellipses.
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    return "\(place) width=\"\(rect.width.svg)\" height=\"\(rect.height.svg)\"\(corner)"
  }

  /// The name and attributes of the SVG element for the rectangle: a `rect`, or a `path` if SVG has
  /// no such corners.
  var svgShape: String { cornerCurve == .circular || cornerRadius == 0 ? "rect\(svg)" : "path d=\"\(path.svg)\"" }
}

extension Path {
  /// The path as SVG path data, in absolute coordinates.
  var svg: String {
    var text = ""
    for element in elements {
      switch element {
      case .move(let point): text += "M\(point.svg)"
      case .line(let point): text += "L\(point.svg)"
      case .quad(let control, let end): text += "Q\(control.svg) \(end.svg)"
      case .cubic(let control1, let control2, let end): text += "C\(control1.svg) \(control2.svg) \(end.svg)"
      case .close: text += "Z"
      }
    }
    return text
  }
}

extension Point {
  var svg: String { "\(x.svg),\(y.svg)" }
}

extension AffineTransformation {
  /// The value of a `transform` attribute.
  var svg: String {
    "matrix(" + ([a, b, c, d].map(\.svgFactor) + [tx.svg, ty.svg]).joined(separator: ",") + ")"
  }
}

extension BlendMode {
  /// The attribute for a group that blends with this mode. SVG has no Porter-Duff modes; for these,
  /// the group is drawn normally.
  var svg: String {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker:
      return "style=\"mix-blend-mode:normal\""
    case .plusLighter: return "style=\"mix-blend-mode:plus-lighter\""
    case .colorDodge: return "style=\"mix-blend-mode:color-dodge\""
    case .colorBurn: return "style=\"mix-blend-mode:color-burn\""
    case .softLight: return "style=\"mix-blend-mode:soft-light\""
    case .hardLight: return "style=\"mix-blend-mode:hard-light\""
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      return "style=\"mix-blend-mode:\(rawValue)\""
    }
  }
}

extension String {
  /// The string as an XML attribute value in double quotes. Characters that XML 1.0 does not allow (§2.2) become
  /// U+FFFD.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Returns bytes as Base64 (RFC 4648 §4), with padding.
package func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for place in 0..<4 {
      text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
