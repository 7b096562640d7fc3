import GalleyBase

extension DisplayList.Command {
  /// Returns the command moved by (`dx`, `dy`).
  func offsetBy(dx: Double, dy: Double) -> DisplayList.Command {
    if dx == 0, dy == 0 { return self }
    switch self {
    case .fill(let shape, let color): return .fill(shape.offsetBy(dx: dx, dy: dy), color)
    case .frame(let shape, let width, let color): return .frame(shape.offsetBy(dx: dx, dy: dy), width: width, color)
    case .fillPath(let path, let color): return .fillPath(path.offsetBy(dx: dx, dy: dy), color)
    case .fillEvenOdd(let path, let color): return .fillEvenOdd(path.offsetBy(dx: dx, dy: dy), color)
    case .strokePath(let path, let width, let color):
      return .strokePath(path.offsetBy(dx: dx, dy: dy), width: width, color)
    case .gradient(var gradient):
      gradient.transform = gradient.transform.offsetBy(dx, dy)
      return .gradient(gradient)
    case .glyphs(var command):
      command.origin = Point(x: command.origin.x + dx, y: command.origin.y + dy)
      return .glyphs(command)
    case .turnedGlyphs(var command):
      for index in command.glyphs.indices {
        command.glyphs[index].transform = command.glyphs[index].transform.offsetBy(dx, dy)
      }
      return .turnedGlyphs(command)
    case .image(let bitmap, let rect): return .image(bitmap, rect.offsetBy(dx: dx, dy: dy))
    case .turnedImage(let bitmap, let transform): return .turnedImage(bitmap, transform.offsetBy(dx, dy))
    case .tiles(let bitmap, let size, let rect): return .tiles(bitmap, size: size, rect.offsetBy(dx: dx, dy: dy))
    case .pushClip(let shape): return .pushClip(shape.offsetBy(dx: dx, dy: dy))
    case .pushClipPath(let path): return .pushClipPath(path.offsetBy(dx: dx, dy: dy))
    case .pushEvenOddClip(let path): return .pushEvenOddClip(path.offsetBy(dx: dx, dy: dy))
    case .pushClipMask(let bitmap, let transform): return .pushClipMask(bitmap, transform.offsetBy(dx, dy))
    case .pushOpacity, .pushShadow, .pushBlend, .popClip, .popOpacity, .popShadow, .popBlend: return self
    }
  }
}

extension AffineTransformation {
  fileprivate func offsetBy(_ dx: Double, _ dy: Double) -> AffineTransformation {
    concatenating(.translation(x: dx, y: dy))
  }
}
