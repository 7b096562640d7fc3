import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens

/// The result for one picture, with its verdict and the reasons.
struct PreviewResult {
  /// The position of the preview in the sources, as a path and a line.
  var source: String
  var golden: GoldenCase
  /// The verdict, worded as for scenes; `error` if the preview failed.
  var word: String
  var reasons: [String] = []
  var remarks: [String] = []
  var failure: GoldenFailure?
  var isWritten = false
  /// False if the preview failed before a picture was drawn.
  var isDrawn = true

  var passes: Bool { word == "same" }
}

/// The folder of preview pictures, in which pictures are compared and written. Files that Galley
/// did not write are never changed.
struct PreviewFolder {
  let path: String
  let artifacts: Artifacts
  let task: PreviewTask

  init(_ options: PreviewOptions) {
    path = options.output
    artifacts = Artifacts(folder: options.artifacts)
    task = options.task
  }

  /// Returns the golden for a picture of a preview. A preview has no scene file, but its golden is
  /// named like that of a scene.
  func golden(named name: String, _ variant: PreviewVariant) -> GoldenCase {
    GoldenCase(scene: joined(path, name), variant: variant.name)
  }

  /// Compares the picture of a preview, and the pictures of sheets and alerts that it presents,
  /// with existing pictures. Writes them if the task is to record. The picture of a sheet is called
  /// `Card.sheet`.
  func keep(
    _ outcome: PreviewOutcome, named name: String, _ variant: PreviewVariant, source: String
  ) -> [PreviewResult] {
    switch outcome {
    case .failed(let reason):
      let golden = golden(named: name, variant)
      return [PreviewResult(source: source, golden: golden, word: "error", reasons: [reason], isDrawn: false)]
    case .drawn(let pictures, let remarks):
      return pictures.map { picture in
        let whole = picture.presented.map { "\(name).\($0)" } ?? name
        return keep(picture, as: golden(named: whole, variant), remarks: whole == name ? remarks : [], source: source)
      }
    }
  }

  private func keep(
    _ picture: DrawnPicture, as golden: GoldenCase, remarks: [String], source: String
  ) -> PreviewResult {
    var result = PreviewResult(source: source, golden: golden, word: "error", remarks: remarks)
    do {
      let subject = GoldenSubject(
        image: try PNG.decode(try readFile(picture.image)), layout: try readFile(picture.layout), largestImage: .max)
      try keep(subject, &result)
      removeFile(picture.image)
      removeFile(picture.layout)
    } catch {
      result.word = "error"
      result.reasons = [(error as? FileError)?.message ?? "\(error)"]
    }
    return result
  }

  private func keep(_ subject: GoldenSubject, _ result: inout PreviewResult) throws {
    let golden = result.golden
    let compared = golden.compare(subject)
    (result.word, result.reasons) = (compared.word, compared.reasons)
    if case .record(let mode) = task {
      guard mode == "all" || (mode == "failed" && !compared.passes) || compared.isNew else { return }
      if compared.passes { return }
      if let foreign = [golden.image, golden.layout].first(where: { exists($0) && !isWrittenByGalley($0) }) {
        throw Mistake("\(foreign) exists and was not written by Galley: rename the file or the preview")
      }
      try makeFolder(folder(of: golden.image))
      try golden.record(subject)
      result.isWritten = true
    } else if !compared.passes {
      result.failure = try artifacts.write(golden, compared, subject)
    }
  }

  /// Returns the pictures and layouts in the folder that Galley wrote but that belong to no
  /// preview. They are sorted.
  /// - Parameters:
  ///   - names: the names of all previews. Variants that were not drawn this time are not gone.
  ///   - results: the results of this time. A sheet is gone if its preview was drawn without it.
  func gone(besides names: Set<String>, _ results: [PreviewResult]) -> [String] {
    let drawn = Set(results.filter(\.isDrawn).map { $0.golden.stem.dropFirst(path.count + 1) })
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".layout.json") }.map { joined(path, $0) }.sorted()
      .filter { file in
        let stem = stem(ofGolden: file).map { $0.dropFirst(path.count + 1) } ?? ""
        // The variant stands behind the last @ of the name.
        let name = stem[..<(stem.lastIndex(of: "@") ?? stem.endIndex)]
        // What a preview presents stands behind the dot, which no name of a preview has.
        let owner = name[..<(name.firstIndex(of: ".") ?? name.endIndex)]
        let isLeft = drawn.contains(owner + stem.dropFirst(name.count)) && !drawn.contains(stem)
        return (!names.contains(String(owner)) || isLeft) && isWrittenByGalley(file)
      }
  }
}
