import GalleyBase
import GalleyFiles
import GalleyGoldens

extension VerifyReport {
  /// The report of `--json`: one line a scene.
  var json: JSON {
    var documents = SceneDocuments()
    return [
      "galley": 1, "folder": placeInRepository, "passed": passed, "failed": failed, "artifacts": artifacts,
      "report": page, "scenes": reports.map { json(of: $0, &documents) }, "orphans": orphans.map(\.path),
      "orphanFindings": orphans.isEmpty ? nil : orphans.map(\.json),
      "passedOver": passedOver > 0 ? passedOver : nil,
      "run": runs.failures.isEmpty ? nil : runs.run,
      "earlier": runs.earlier.isEmpty
        ? nil : runs.earlier.map(json(ofEarlier:)),
      "lock": locks.lines.isEmpty ? nil : locks.lines,
      "shard": shard, "error": commandError?.text,
    ]
  }

  private func json(ofEarlier failure: GoldenFailure) -> JSON {
    let golden = failure.golden
    return ["scene": golden.scene, "variant": golden.variantInReport, "run": failure.run, "verdict": failure.verdict]
  }

  private func json(of report: CaseReport, _ documents: inout SceneDocuments) -> JSON {
    let start: JSON = ["scene": report.golden.scene, "variant": report.golden.variantInReport, "verdict": report.word]
    let findings: JSON =
      switch report.result {
      case .success(let result):
        ["reasons": result.reasons, "causes": result.causes.map(\.json)] + pictures(result.pictures)
      case .failure: ["error": report.result.error]
      }
    let budget: JSON = ["maxDelta": report.budget.maxDelta, "maxPixels": report.budget.maxPixels]
    let rest: JSON = [
      "budget": report.budget == .exact ? nil : budget,
      "artifacts": report.artifacts.isEmpty ? nil : report.artifacts,
      "line": report.passes || report.word == "error" ? nil : documents.line(of: report),
      "error": report.artifactsError?.text, "warnings": report.warnings.json,
      "cells": report.passes || report.golden.keepsPicture ? nil : report.golden.cells,
      "accept": report.passes || report.word == "error" || report.isUnreadable
        ? nil : acceptCommand(report.golden, artifacts: namedArtifacts),
      "record": report.isUnreadable ? recordCommand(report.golden) : nil,
    ]
    return start + findings + rest
  }

  /// Returns `pixels` of the only picture if they differ; of a scene with frames, `frames` with a verdict for each.
  private func pictures(_ pictures: [PictureResult]) -> JSON {
    if let only = pictures.first, only.frame == nil { return ["pixels": json(of: only.pixels)] }
    return [
      "frames": pictures.isEmpty
        ? nil
        : pictures.map { picture -> JSON in
          ["frame": picture.frame, "same": picture.isAccepted, "pixels": json(of: picture.pixels)]
        }
    ]
  }

  private func json(of pixels: ImageComparison) -> JSON? {
    guard !pixels.isIdentical else { return nil }
    return [
      "differing": pixels.differingPixels, "maxDelta": pixels.maxDelta,
      "box": pixels.boundingBox.map { [$0.x, $0.y, $0.width, $0.height] },
      "first": pixels.firstPixel.map { [$0.x, $0.y] },
    ]
  }
}

extension Orphan {
  fileprivate var json: JSON { ["path": path, "reason": reason, "remove": removal] }

  /// The command that removes it; nil for a picture that may be another tool's.
  private var removal: String? { remedy ?? (isWrittenByGalley(path) ? "git rm \(shellWord(path))" : nil) }
}

extension Change {
  /// The cause as reports have it: `is` is the present value.
  fileprivate var json: JSON {
    ["view": view, "property": property, "was": was, "is": now, "sentence": sentence]
  }
}
