import GalleyBase
import GalleyFonts

extension DisplayList {
  /// The list as text, one command per line. Commands within a clip or group are indented by two
  /// spaces.
  ///
  /// The same list has the same dump on every machine. Lengths are the shortest exact decimals; pictures are
  /// represented by their size and a checksum.
  public var dump: String {
    var text = glyphRules.dump
    var depth = 0
    for command in commands {
      if command.role == .closing { depth = max(0, depth - 1) }
      text += String(repeating: "  ", count: depth) + command.dump + "\n"
      if command.role == .opening { depth += 1 }
    }
    return text
  }
}

extension GlyphRules {
  /// A line that lists the glyph rules that differ from the rules of iOS; empty if none does.
  fileprivate var dump: String {
    if self == GlyphRules() { return "" }
    let grid = grid.map { " at \($0.steps) a pixel, \($0.rounding.rawValue)" } ?? ""
    return "glyphs by \(raster.rawValue)\(grid)\n"
  }
}

extension DisplayList.Command {
  fileprivate var dump: String {
    switch self {
    case .fill(let shape, let color): return "fill \(shape.dump) \(color.hex)"
    case .frame(let shape, let width, let color): return "frame \(shape.dump) width \(width.plainDecimal) \(color.hex)"
    case .fillPath(let path, let color): return "fillPath \(path.dump) \(color.hex)"
    case .fillEvenOdd(let path, let color): return "fillEvenOdd \(path.dump) \(color.hex)"
    case .gradient(let gradient): return gradient.dump
    case .strokePath(let path, let width, let color):
      return "strokePath \(path.dump) width \(width.plainDecimal) \(color.hex)"
    case .glyphs(let command): return command.dump
    case .turnedGlyphs(let command): return command.dump
    case .image(let bitmap, let rect): return "image \(bitmap.width)×\(bitmap.height) \(bitmap.checksum) \(rect.dump)"
    case .turnedImage(let bitmap, let transform):
      return "turnedImage \(bitmap.width)×\(bitmap.height) \(bitmap.checksum) \(transform.dump)"
    case .tiles(let bitmap, let size, let rect):
      return "tiles \(bitmap.width)×\(bitmap.height) \(bitmap.checksum)"
        + " of \(size.width.plainDecimal)×\(size.height.plainDecimal) \(rect.dump)"
    case .pushClip(let shape): return "pushClip \(shape.dump)"
    case .pushClipPath(let path): return "pushClipPath \(path.dump)"
    case .pushEvenOddClip(let path): return "pushEvenOddClip \(path.dump)"
    case .pushClipMask(let bitmap, let transform):
      return "pushClipMask \(bitmap.width)×\(bitmap.height) \(bitmap.checksum) \(transform.dump)"
    case .popClip: return "popClip"
    case .pushOpacity(let opacity): return "pushOpacity \(opacity.plainDecimal)"
    case .popOpacity: return "popOpacity"
    case .pushShadow(let color, let radius): return "pushShadow \(color.hex) blur \(radius.plainDecimal)"
    case .popShadow: return "popShadow"
    case .pushBlend(let mode): return "pushBlend \(mode.rawValue)"
    case .popBlend: return "popBlend"
    }
  }
}

extension GlyphsCommand {
  fileprivate var dump: String {
    let places = glyphs.map { " \($0.glyph)@\($0.x.plainDecimal),\($0.y.plainDecimal)" }
    let stroke = strokeWidth.map { " stroke \($0.plainDecimal)" } ?? ""
    return "glyphs \(font.dump) \(color.hex)\(stroke) at \(origin.dump):"
      + places.joined()
  }
}

extension TurnedGlyphsCommand {
  fileprivate var dump: String {
    let places = glyphs.map { " \($0.glyph)@\($0.transform.dump)" }
    let stroke = strokeWidth.map { " stroke \($0.plainDecimal)" } ?? ""
    return "turnedGlyphs \(font.dump) \(color.hex)\(stroke):" + places.joined()
  }
}

extension AffineTransformation {
  fileprivate var dump: String { [a, b, c, d, tx, ty].map(\.plainDecimal).joined(separator: ",") }
}

extension Gradient {
  fileprivate var dump: String {
    let course: String
    switch shape {
    case .linear(let from, let to): course = "linear \(from.dump) \(to.dump)"
    case .radial(let from, let radius, let to, let endRadius):
      course = "radial \(from.dump) \(radius.plainDecimal) \(to.dump) \(endRadius.plainDecimal)"
    case .conic(let center, let angle): course = "conic \(center.dump) \(angle.plainDecimal)"
    }
    let colors = stops.map { " \($0.location.plainDecimal):\($0.color.hex)" }.joined()
    let ends = (extendsBefore ? " before" : "") + (extendsAfter ? " after" : "")
    return "gradient \(course) by \(transform.dump)\(ends)\(colors)"
  }
}

extension RoundedRect {
  fileprivate var dump: String {
    if cornerRadius == 0 { return rect.dump }
    let curve = cornerCurve == .circular ? "" : " \(cornerCurve.rawValue)"
    return rect.dump + " radius \(cornerRadius.plainDecimal)" + curve
  }
}

extension Rect {
  fileprivate var dump: String { "[" + [minX, minY, width, height].map(\.plainDecimal).joined(separator: ", ") + "]" }
}

extension Point {
  fileprivate var dump: String { "\(x.plainDecimal),\(y.plainDecimal)" }
}

extension Path {
  /// The path in the notation of SVG paths.
  fileprivate var dump: String {
    let steps = elements.map { element in
      switch element {
      case .move(let point): return "M\(point.dump)"
      case .line(let point): return "L\(point.dump)"
      case .quad(let control, let end): return "Q\(control.dump) \(end.dump)"
      case .cubic(let control1, let control2, let end): return "C\(control1.dump) \(control2.dump) \(end.dump)"
      case .close: return "Z"
      }
    }
    return "(" + steps.joined(separator: " ") + ")"
  }
}

extension Bitmap {
  /// The FNV-1a hash of the bytes in hexadecimal, which identifies a picture in a dump.
  fileprivate var checksum: String {
    let hash = bytes.withUnsafeBufferPointer {
      $0.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Font {
  /// The name and size of the font, and its slant and stretch if they are not 0.
  fileprivate var dump: String {
    let slant = obliqueness == 0 ? "" : " slanted \(obliqueness.plainDecimal)"
    let stretch = expansion == 0 ? "" : " stretched \(expansion.plainDecimal)"
    return "\(fontName) \(pointSize.plainDecimal)\(slant)\(stretch)"
  }
}
