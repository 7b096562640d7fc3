public import GalleyBase

extension JSONWriter {
  /// Writes a key with a value, all on one line.
  public mutating func member(_ name: String, _ value: some JSONConvertible) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a key with an array, each element on its own line.
  public mutating func member(_ name: String, lines: [JSON]) {
    key(name)
    value(.array(lines), levels: 1)
  }
}

extension Range: JSONConvertible where Bound == Int {
  /// `[start, end]`.
  public var json: JSON { [lowerBound, upperBound] }

  /// Writes `[start, end]`.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(lowerBound)
    writer.value(upperBound)
    writer.endArray()
  }
}

extension Rect: JSONConvertible {
  /// `[x, y, width, height]`.
  public var json: JSON { [minX, minY, width, height] }

  /// Writes `[x, y, width, height]`.
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
  /// `[width, height]`.
  public var json: JSON { [width, height] }

  /// Writes `[width, height]`.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(width)
    writer.value(height)
    writer.endArray()
  }
}
