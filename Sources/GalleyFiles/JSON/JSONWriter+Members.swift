public import GalleyBase

extension JSONWriter {
  /// Writes a key with its value on one line.
  public mutating func member(_ name: String, _ value: some JSONConvertible) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a key with an array, whose elements are on separate lines.
  public mutating func member(_ name: String, lines: [JSON]) {
    key(name)
    value(.array(lines), levels: 1)
  }
}

extension Range: JSONConvertible where Bound == Int {
  /// The bounds as an array: `[start, end]`.
  public var json: JSON { [lowerBound, upperBound] }

  /// Writes the bounds as an array: `[start, end]`.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(lowerBound)
    writer.value(upperBound)
    writer.endArray()
  }
}

extension Rect: JSONConvertible {
  /// The rectangle as an array: `[x, y, width, height]`.
  public var json: JSON { [minX, minY, width, height] }

  /// Writes the rectangle as an array: `[x, y, width, height]`.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(minX)
    writer.value(minY)
    writer.value(width)
    writer.value(height)
    writer.endArray()
  }
}

extension Size: JSONConvertible {
  /// The size as an array: `[width, height]`.
  public var json: JSON { [width, height] }

  /// Writes the size as an array: `[width, height]`.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(width)
    writer.value(height)
    writer.endArray()
  }
}
