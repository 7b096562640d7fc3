import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

extension VerifyReport {
  /// The report for `--json`, with one line for each scene.
  var json: JSON {
    var documents = SceneDocuments()
    return [
      "galley": 1, "folder": placeInRepository, "passed": passed, "failed": failed, "artifacts": artifacts,
      "report": page, "scenes": reports.map { json(of: $0, &documents) }, "orphans": orphans.map(\.path),
      "orphanFindings": orphans.isEmpty
        ? nil : orphans.map { $0.json + ["movedTo": moved.scene(ofOrphan: $0.path)] },
      "unlisted": unlisted.isEmpty ? nil : unlisted.json,
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
      "accept": report.passes || report.word == "error" || report.isUnreadable || report.isNew
        ? nil : acceptCommand(report.golden, artifacts: namedArtifacts),
      "record": report.isUnreadable || report.isNew ? recordCommand(report.golden) : nil,
      "new": report.isNew ? true : nil,
      "movedFrom": report.isNew ? moved.old[report.golden.scene] : nil,
      "move": report.isNew
        ? moved.old[report.golden.scene].map { moveCommand(from: $0, to: report.golden.scene) } : nil,
    ]
    return start + findings + rest
  }

  /// Returns the member of the report about pixels: `pixels` for a single picture whose pixels
  /// differ, or `frames` with a verdict for each frame.
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

/// Returns the command that moves the goldens of a scene, quoted for a shell.
private func moveCommand(from old: String, to new: String) -> String {
  ["galley", "mv", old, new].map(shellWord).joined(separator: " ")
}

extension Orphan {
  fileprivate var json: JSON {
    [
      "path": path, "reason": reason, "remove": removal, "scene": cell?.scene, "cells": cell?.names.json,
      "prune": cell.map { "galley prune \(shellWord(folder(of: $0.scene).isEmpty ? "." : folder(of: $0.scene)))" },
    ]
  }

  /// The command that removes the golden; nil for a picture that another tool may have written.
  private var removal: String? {
    guard isWrittenByGalley(path) else { return nil }
    return cell != nil && path == cell.map { GoldenCase(scene: $0.scene).cells }
      ? "galley prune \(shellWord(folder(of: path).isEmpty ? "." : folder(of: path)))" : "git rm \(shellWord(path))"
  }
}

extension Change {
  /// The cause as JSON for reports. The member `is` has the present value.
  fileprivate var json: JSON {
    ["view": view, "property": property, "was": was, "is": now, "sentence": sentence]
  }
}

extension [String: Int] {
  fileprivate var json: JSON {
    .object(sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .number(Double($0.value))) })
  }
}
