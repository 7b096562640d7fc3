import Foundation
import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens

/// The result for one picture: its verdict and the reasons.
struct PreviewResult {
  /// The source, as a path and a line.
  var source: String
  var golden: GoldenCase
  /// The verdict in the words of scenes, or `error`.
  var word: String
  var reasons: [String] = []
  var remarks: [String] = []
  var failure: GoldenFailure?
  var isWritten = false

  var passes: Bool { word == "same" }
}

/// The folder of pictures, and what is compared or written there. Files that Galley did not write are never touched.
struct PreviewFolder {
  let path: String
  let artifacts: Artifacts
  let task: PreviewTask

  init(_ options: PreviewOptions) {
    path = options.output
    artifacts = Artifacts(folder: options.artifacts)
    task = options.task
  }

  /// Returns the case of a picture: it has no scene, and its files are called as a scene's.
  func golden(named name: String, _ variant: PreviewVariant) -> GoldenCase {
    GoldenCase(scene: joined(path, name), variant: variant.name)
  }

  /// Compares a picture with the one that is there, and writes it if the task is to write.
  func keep(_ outcome: PreviewOutcome, as golden: GoldenCase, source: String) -> PreviewResult {
    var result = PreviewResult(source: source, golden: golden, word: "error")
    do {
      switch outcome {
      case .failed(let reason): result.reasons = [reason]
      case .drawn(let image, let layout, let remarks):
        result.remarks = remarks
        let subject = GoldenSubject(
          image: try PNG.decode(try readFile(image)), layout: try readFile(layout), largestImage: .max)
        try keep(subject, &result)
        removeFile(image)
        removeFile(layout)
      }
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
        throw Mistake("\(foreign) is there, and is not Galley's: rename it, or the preview")
      }
      try makeFolder(folder(of: golden.image))
      try golden.record(subject)
      result.isWritten = true
    } else if !compared.passes {
      result.failure = try artifacts.write(golden, compared, subject)
    }
  }

  /// Returns the pictures and layouts in the folder that Galley wrote and that belong to no preview, sorted.
  /// - Parameter names: the names of all previews. Variants that were not drawn this time are not gone.
  func gone(besides names: Set<String>) -> [String] {
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".layout.json") }.map { joined(path, $0) }.sorted()
      .filter { file in
        let stem = stem(ofGolden: file).map { $0.dropFirst(path.count + 1) } ?? ""
        // The variant stands behind the last @ of the name.
        let name = stem.lastIndex(of: "@").map { stem[..<$0] }
        return !names.contains(String(name ?? stem)) && isWrittenByGalley(file)
      }
  }
}
