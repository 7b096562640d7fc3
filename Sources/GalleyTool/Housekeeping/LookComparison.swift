import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A comparison of two versions by `galley diff`: two pictures, two scenes, or a scene now and at
/// another time.
struct LookComparison: Sendable {
  /// The name of the first version; `after` is the name of the second one.
  var before: String
  var after: String
  /// The verdict, such as `same`, `raster drift` or `changed`; `different` for pictures without a layout, and `new` for
  /// a scene that did not exist.
  var verdict: String
  var reasons: [String]
  /// The comparisons of the pictures that both versions have.
  var pictures: [PictureResult] = []
  /// The difference pictures with their frames, where nil means the only picture.
  var differences: [(frame: String?, picture: Bitmap)] = []

  var isSame: Bool { verdict == Verdict.same.rawValue }

  /// Returns the comparison as text, in the format of `galley verify`.
  func text(_ ink: Ink) -> String {
    ChangeText(verdict: verdict, place: "\(before) → \(after)", reasons: reasons)
      .lines(ink, isSame ? .good : .bad).map { $0 + "\n" }.joined()
  }

  /// Returns the comparison as JSON for reports.
  /// - Parameter outputs: the paths of the written differences.
  func json(outputs: [String]) -> JSON {
    [
      "before": before, "after": after, "verdict": verdict, "reasons": reasons,
      "pictures": pictures.isEmpty
        ? nil
        : pictures.map { picture -> JSON in
          [
            "frame": picture.frame, "differingPixels": picture.pixels.differingPixels,
            "maxDelta": picture.pixels.maxDelta,
            "bounds": picture.pixels.boundingBox.map { [$0.x, $0.y, $0.width, $0.height] },
          ]
        },
      "outputs": outputs.isEmpty ? nil : outputs,
    ]
  }
}

/// One of the two versions that `galley diff` compares, with its name: a scene's pictures with its
/// layout, or a single picture.
struct NamedLook: Sendable {
  var name: String
  var pictures: [GoldenPicture]
  var layout: [UInt8]?

  /// Returns the comparison of this version with a later one.
  func comparison(with later: NamedLook, budget: PixelBudget) -> LookComparison {
    let frames = later.pictures.map(\.frame)
    let own = pictures.map(\.frame)
    var result = LookComparison(before: name, after: later.name, verdict: "", reasons: [])
    func words(_ frame: String?) -> String { frame.map { "frame \"\($0)\"" } ?? "the only picture" }
    let gone = own.filter { !frames.contains($0) }.map { "\(words($0)) is gone" }
    let new = frames.filter { !own.contains($0) }.map { "\(words($0)) is new" }
    let pairs = later.pictures.compactMap { picture in
      pictures.first { $0.frame == picture.frame }.map { (before: $0.image, after: picture) }
    }
    let isPicture = layout == nil || later.layout == nil
    let subject = GoldenSubject(
      pictures: pairs.map(\.after), layout: isPicture ? [] : later.layout ?? [], budget: budget)
    let compared = subject.compare(expected: pairs.map(\.before), expectedLayout: isPicture ? [] : layout ?? [])
    result.pictures = compared.pictures
    result.reasons = gone + new + compared.reasons
    result.verdict =
      gone.isEmpty && new.isEmpty
      ? compared.passes || !isPicture ? compared.word : "different" : Verdict.changed.rawValue
    for (pair, picture) in zip(pairs, compared.pictures) where !picture.pixels.isIdentical {
      if let difference = try? differencePicture(expected: pair.before, actual: pair.after.image) {
        result.differences.append((picture.frame, difference))
      }
    }
    return result
  }
}
