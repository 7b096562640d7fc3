import GalleyFiles

let cellsExtension = ".cells.txt"

extension GoldenCase {
  /// The path of the cells file, which has the lines of the scene's cells.
  public var cells: String { GoldenCase(scene: scene).stem + cellsExtension }

  /// Returns the line with the digests of the cell as it is drawn now.
  func cellLine(of subject: GoldenSubject) -> String {
    CellLine(of: subject).withGeometry(of: subject.layout).text(variant)
  }

  /// Returns true if a line of the cells file is this cell's line and has the pixels and the layout
  /// of `subject`.
  package func isLine(_ line: String?, of subject: GoldenSubject) -> Bool {
    guard let line, line.hasSuffix(" " + variant) else { return false }
    return CellLine(reading: Array(line.utf8.dropLast(variant.utf8.count + 1))[...])?
      .isSameLook(as: CellLine(of: subject)) ?? false
  }

  /// Compares the digests of a cell as it is drawn now with its line in the cells file. The result
  /// only says that pictures, layout, or lines and frames differ, not how they differ. The scene's
  /// pixel budget has no effect.
  /// - Parameter layout: the layout dump of the state, UTF-8; empty if it is not known.
  public func compare(_ actual: CellLine, layout: [UInt8] = [], with cellFile: CellFile) -> GoldenResult {
    guard let expected = cellFile[variant] else {
      var result = GoldenResult(.missing(["line \(variant) in \(cells)"]))
      result.isNew = true
      return result
    }
    let isOther = actual.layout != expected.layout && expected.hasGeometry
    let verdict = Verdict(
      layoutIsSame: actual.layout == expected.layout, pixelsAreSame: actual.pixels == expected.pixels,
      geometryIsSame: isOther && actual.withGeometry(of: layout).geometry == expected.geometry)
    var result = GoldenResult(.compared(verdict))
    let size = { (line: CellLine) in "\(line.width) × \(line.height) pixels" }
    if verdict == .same, size(actual) != size(expected) {
      return GoldenResult(
        unreadable:
          "\(cells): the line of \(variant) has \(size(expected)), but its picture \(size(actual)): run `galley record`"
      )
    }
    if verdict == .same { return result }
    result.expectedLine = expected.text(variant)
    if size(actual) != size(expected) {
      result.causes = [
        Change(
          property: "size", was: size(expected), now: size(actual),
          sentence: "the picture has \(size(actual)) instead of \(size(expected)) of its line in \(cells)")
      ]
    } else {
      let (part, what) =
        switch verdict {
        case .rasterDrift: ("pixels", "only the pixels differ")
        case .metricsOnly: ("layout", "only the layout differs")
        case .paintOnly: ("pixels", "pixels, but neither lines nor frames, differ")
        case .changed, .same: ("pixels", "layout and pixels differ")
        }
      let (was, now) =
        part == "layout" ? (expected.layout, actual.layout) : (expected.pixels, actual.pixels)
      result.causes = [
        Change(property: part, was: was.text, now: now.text, sentence: "\(what) from its line in \(cells)")
      ]
    }
    return result
  }
}

extension GoldenVariants {
  /// Returns the names of lines in the scene's cells file that match no cell. They belong to cells
  /// that were removed or that now keep a picture.
  public func strayLines(in cellFile: CellFile) -> [String] { cellFile.names { !hasLine($0) } }
}
