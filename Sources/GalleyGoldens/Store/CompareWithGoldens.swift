public import GalleyBase
public import GalleyDrawing
public import GalleyFiles

extension GoldenCase {
  /// Compares the scene as it is drawn now with its goldens: the layout as text, the pictures by
  /// decoded pixels. If some goldens are missing or unreadable, the others are still compared. No
  /// file is written.
  public func compare(_ subject: GoldenSubject) -> GoldenResult {
    while true {
      let (result, pictures) = compareOnce(subject)
      // Pictures of other cells may be replaced meanwhile, but not before the layout names them no longer.
      if pictures.isEmpty || storedLayout?.pictures == pictures { return result }
    }
  }

  /// Compares the scene once with the goldens that exist now. Returns the result, and those golden
  /// pictures that are stored under the names of other cells.
  /// - Returns: the result, and the pictures that were those of other cells.
  private func compareOnce(_ subject: GoldenSubject) -> (GoldenResult, pictures: [String: String]) {
    var faults: [String] = []
    var stored: StoredLayout?
    do {
      stored = exists(layout) ? try readGoldenLayout(layout, expecting: subject.layout) : nil
    } catch {
      faults.append(error.message)
    }
    let images = subject.pictures.map { image(of: $0.frame, in: stored) }
    let missing = (images + [layout]).filter { !exists($0) }
    guard missing.count <= images.count else {
      var result = GoldenResult(.missing(missing))
      result.isNew = true
      return (result, [:])
    }
    let (expectedLayout, pictures) = (stored?.dump, stored?.pictures ?? [:])
    var expected: [Bitmap?] = []
    for image in images {
      do {
        expected.append(missing.contains(image) ? nil : try readGoldenPicture(image))
      } catch {
        faults.append(error.message)
        expected.append(nil)
      }
    }
    guard faults.isEmpty else {
      let outcome = GoldenResult.Outcome.unreadable(faults + missing.map { "there is no \($0)" })
      return (subject.compare(expected: expected, expectedLayout: expectedLayout, outcome: outcome), pictures)
    }
    var result = subject.compare(
      expected: expected, expectedLayout: expectedLayout, outcome: missing.isEmpty ? nil : .missing(missing))
    if !missing.isEmpty, let change = stripChange(to: subject, from: expectedLayout) {
      result.causes.insert(change, at: 0)
    }
    return (result, pictures)
  }

  /// Returns the cause of missing pictures if the scene changed from one picture for each frame to
  /// a filmstrip, or the other way round; nil for any other cause.
  private func stripChange(to subject: GoldenSubject, from layout: [UInt8]?) -> Change? {
    guard let frames = layout.flatMap({ LayoutSummary(dump: $0) })?.steps.compactMap(\.frame), !frames.isEmpty else {
      return nil
    }
    let (strip, pictures) = ("one strip", "a picture each")
    let isStrip = subject.pictures.allSatisfy { $0.frame == nil }
    let hadPictures = frames.contains { exists(image(of: $0)) }
    guard hadPictures != exists(image), hadPictures == isStrip else { return nil }
    let (was, now) = isStrip ? (pictures, strip) : (strip, pictures)
    return Change(
      property: "filmstrip", was: was, now: now, sentence: "its frames are now drawn into \(now) instead of \(was)")
  }

  /// Writes the pictures and the layout of the scene, as it is drawn now, as its goldens. Either
  /// all files are written or none. Waits while another process writes goldens in the folder.
  /// - Throws: if a file cannot be written, a picture is larger than a golden may be, or a picture would be that of
  ///   another scene.
  public func record(_ subject: GoldenSubject) throws {
    let files = try files(of: subject)
    try withLockedFolder(folder(of: scene)) { try writeGoldens(files) }
  }

  /// Returns the goldens of the scene as it is drawn now: the files of all pictures and of the
  /// layout.
  /// - Throws: the errors of `record` before it writes.
  public func files(of subject: GoldenSubject) throws(FileError) -> [OutputFile] {
    try checkNames(ofFrames: subject.pictures.map(\.frame))
    var files: [OutputFile] = []
    for picture in subject.pictures {
      let path = image(of: picture.frame)
      let kept = keptPicture(picture.image, at: path, subject)
      let bytes = if let kept { kept } else { try encodedPicture(picture.image, for: path) }
      guard bytes.count <= subject.largestImage else {
        let which = picture.frame.map { "the picture of its frame \"\($0)\"" } ?? "its picture"
        throw FileError(
          path: scene,
          reason: "\(which) has \(sizeText(bytes.count)), more than the limit of \(sizeText(subject.largestImage)): "
            + "make the scene smaller, or set `large: true` in it or `largestGolden` in galley.yaml")
      }
      files.append(OutputFile(path: path, bytes: bytes))
    }
    return files + [OutputFile(path: layout, bytes: StoredLayout(dump: subject.layout).bytes)]
  }

  /// Returns the bytes of the existing golden picture if it has these pixels and can be kept; else
  /// nil. A kept picture prevents a change in git if only the compression differs.
  private func keptPicture(_ image: Bitmap, at path: String, _ subject: GoldenSubject) -> [UInt8]? {
    guard let bytes = try? readFile(ifPresent: path, limit: min(subject.largestImage, 1 << 30)),
      (try? goldenPicture(bytes, at: path)) == image
    else { return nil }
    return bytes
  }

  /// Throws an error if a frame's picture has the same path as another scene's picture, such as
  /// frame `b` of `a.yaml` in the folder of `a.b.yaml`.
  /// - Parameter frames: the frames of its pictures; nil means the only picture.
  public func checkNames(ofFrames frames: [String?]) throws(FileError) {
    for case let frame? in frames {
      guard let other = GalleyGoldens.scene(withStem: "\(stem).\(frame)") else { continue }
      throw FileError(
        path: scene,
        reason:
          "its frame \"\(frame)\" and the scene \(other) have the same golden, \(image(of: frame)): rename one of the two"
      )
    }
  }

  /// Returns the pictures in the scene's folder that are no longer its goldens, sorted. They are
  /// those of removed frames, and the picture without a name if the scene now has frames.
  /// - Parameters:
  ///   - candidates: the pictures that may be those of its frames: `GoldenScan.framePictures` of its stem.
  ///   - frames: the frames of its pictures; nil means the only picture.
  public func strayPictures(among candidates: [String], frames: [String?]) -> [String] {
    // Without frames there is only the picture itself to look for.
    guard !candidates.isEmpty || frames != [nil] else { return [] }
    let own = Set(frames.map { image(of: $0) })
    let unnamed = own.contains(image) || !exists(image) ? [] : [image]
    return unnamed + candidates.filter { !own.contains($0) }
  }
}

extension GoldenSubject {
  /// Compares the scene with accepted pictures and an accepted layout. The layout is compared as
  /// text, and the pictures by decoded pixels, each within the scene's pixel budget.
  /// - Parameter expected: the golden of each picture, in the order of `pictures`.
  public func compare(expected: [Bitmap], expectedLayout: [UInt8]) -> GoldenResult {
    compare(expected: expected, expectedLayout: expectedLayout, outcome: nil)
  }

  /// Compares the scene with the goldens that exist.
  /// - Parameter outcome: the result if some are missing; nil if all exist, so that the comparison decides.
  fileprivate func compare(
    expected: [Bitmap?], expectedLayout: [UInt8]?, outcome: GoldenResult.Outcome?
  ) -> GoldenResult {
    precondition(expected.count == pictures.count, "each picture needs a golden")
    var compared = zip(pictures, expected).compactMap { picture, expected in
      expected.map { expected in
        let pixels = ImageComparison(expected: expected, actual: picture.image)
        return PictureResult(
          frame: picture.frame, pixels: pixels, isAccepted: budget.accepts(pixels), expected: expected)
      }
    }
    let layoutIsSame = expectedLayout.map { $0 == layout } ?? true
    let difference = layoutIsSame ? nil : expectedLayout.map { LayoutDifference(expected: $0, actual: layout) }
    let verdict = Verdict(
      layoutIsSame: layoutIsSame, pixelsAreSame: compared.allSatisfy(\.isAccepted),
      geometryIsSame: difference?.geometryIsSame ?? true)
    var result = GoldenResult(outcome ?? .compared(verdict))
    result.causes = difference?.causes ?? []
    if result.passes {
      for index in compared.indices { compared[index].expected = nil }
    } else {
      result.expectedLayout = expectedLayout
    }
    result.pictures = compared
    return result
  }
}

/// The differences between two layouts.
private struct LayoutDifference {
  /// The causes of the differences. If no cause is known, a description of the first line that
  /// differs.
  var causes: [Change] = []
  /// True if all lines and frames are the same in both layouts.
  var geometryIsSame = false

  init(expected: [UInt8], actual: [UInt8]) {
    if let before = LayoutSummary(dump: expected), let after = LayoutSummary(dump: actual) {
      let comparison = LayoutComparison(before, after)
      (causes, geometryIsSame) = (comparison.causes, comparison.geometryIsSame)
    }
    guard causes.isEmpty else { return }
    let sentence = firstDifference(
      expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
    (causes, geometryIsSame) = ([Change(property: "layout", was: "", now: "", sentence: sentence)], false)
  }
}

/// Writes the pictures and the layout of a scene, either all files or none. If the process is
/// killed at any moment, `finishWriting(in:)` on their folder completes or undoes the writing, so
/// that the files match each other.
package func writeGoldens(_ files: [OutputFile]) throws(FileError) { try writeTogether(files, isJournaled: true) }

/// Returns the picture as a PNG file that is compressed to a small size.
func encodedPicture(_ picture: Bitmap, for path: String) throws(FileError) -> [UInt8] {
  do {
    return try PNG.encode(picture, effort: .small)
  } catch {
    throw FileError(path: path, reason: error.message)
  }
}
