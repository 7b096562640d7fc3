import CHarfBuzz

extension ShapingBuffer {
  /// Adds space around each cluster of the latest call, half of it on either side, unless the feature `trak` is off.
  /// - Parameter units: the space, in font units.
  func space(by units: Int) {
    guard let result, features.last(where: { $0.tag == OpenTypeTag("trak").rawValue })?.value != 0 else { return }
    let space = Int32(units * ShapingFace.stepsPerUnit)
    let half = Int32(units / 2 * ShapingFace.stepsPerUnit)
    /// The last glyph of a cluster that is drawn: its advance leads to the next cluster.
    var last: Int?
    for index in 0..<result.count {
      let info = result.infos[index]
      if let ended = last, result.infos[ended].cluster != info.cluster {
        result.positions[ended].x_advance += space
        last = nil
      }
      if info.codepoint == ShapingBuffer.ignorableGlyph { continue }
      result.positions[index].x_offset += half
      last = index
    }
    if let last { result.positions[last].x_advance += space }
  }
}
