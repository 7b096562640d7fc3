public import GalleyDrawing

extension GoldenCase {
  /// Compares what the scene looks like now with its goldens: the layout as text, the picture by decoded pixels.
  /// Writes nothing.
  public func compare(_ subject: GoldenSubject) -> GoldenResult {
    let missing = [image, layout].filter { !exists($0) }
    guard missing.isEmpty else { return GoldenResult(.missing(missing)) }
    let expectedLayout: [UInt8]
    let expectedImage: Bitmap
    do {
      expectedLayout = try readFile(layout)
      expectedImage = try decodedPicture(image)
    } catch {
      return GoldenResult(.unreadable(error.message))
    }
    return subject.compare(expectedImage: expectedImage, expectedLayout: expectedLayout)
  }

  /// Writes what the scene looks like now as its goldens: the picture and the layout together, or neither.
  /// - Throws: that a file cannot be written, or that the picture is larger than a golden may be.
  public func record(_ subject: GoldenSubject) throws(FileError) {
    let bytes = try encodedPicture(subject.image, for: image)
    guard subject.isLarge || bytes.count <= GoldenCase.largestImage else {
      throw FileError(
        path: scene,
        reason: "its picture has \(sizeText(bytes.count)), a golden may have \(sizeText(GoldenCase.largestImage)): "
          + "make the scene smaller, or say `large: true` in it")
    }
    try writeTogether([OutputFile(path: image, bytes: bytes), OutputFile(path: layout, bytes: subject.layout)])
  }
}

extension GoldenSubject {
  /// Compares with what was accepted: the layout as text, the picture by decoded pixels, within the budget.
  public func compare(expectedImage: Bitmap, expectedLayout: [UInt8]) -> GoldenResult {
    let pixels = ImageComparison(expected: expectedImage, actual: image)
    let accepted = budget.accepts(pixels)
    let layoutIsSame = expectedLayout == layout
    var result = GoldenResult(.compared(Verdict(layoutIsSame: layoutIsSame, pixelsAreSame: accepted)))
    result.pixels = pixels
    result.usesBudget = accepted && !pixels.isIdentical
    if !layoutIsSame { result.layoutChanges = layoutChanges(expected: expectedLayout, actual: layout) }
    if !result.passes {
      result.expectedLayout = expectedLayout
      result.expectedImage = expectedImage
    }
    return result
  }
}

/// The picture as the bytes of a PNG, made small: it is kept for good.
func encodedPicture(_ picture: Bitmap, for path: String) throws(FileError) -> [UInt8] {
  do {
    return try PNG.encode(picture, effort: .small)
  } catch {
    throw FileError(path: path, reason: error.message)
  }
}

private func decodedPicture(_ path: String) throws(FileError) -> Bitmap {
  let bytes = try readFile(path)
  do {
    return try PNG.decode(bytes)
  } catch {
    throw FileError(path: path, reason: error.message)
  }
}

/// What the layout changed, in words. Two dumps that differ in something without words of its own differ in a line.
private func layoutChanges(expected: [UInt8], actual: [UInt8]) -> [String] {
  if let before = LayoutSummary(dump: expected), let after = LayoutSummary(dump: actual) {
    let changes = before.changes(in: after)
    if !changes.isEmpty { return changes }
  }
  return [
    firstDifference(
      expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
  ]
}
