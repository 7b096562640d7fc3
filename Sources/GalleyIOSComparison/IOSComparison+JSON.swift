import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

extension IOSComparison {
  /// The report for `--json`, with all numbers. It has a line for each line of text and each
  /// placement.
  var json: JSON {
    [
      "galley": 1, "scene": scenePath, "picture": picturePath, "verdict": agrees ? "agrees" : "differs",
      "findings": sentences.map { "\($0.topic): \($0.words)" }, "layout": layout?.json ?? .null,
      "lines": findings.lines.map(\.json), "glyphs": findings.placements.map(\.json),
      "pixels": findings.agreement.json,
      "rule": findings.nearest.map { ["rule": $0.rule.words, "pixels": $0.agreement.json] } ?? JSON.null,
    ]
  }
}

extension IOSComparison.RecordedLines {
  fileprivate var json: JSON {
    ["file": path, "recorded": origin, "lines": lineCount, "disagreements": disagreements]
  }
}

extension LineFinding {
  fileprivate var json: JSON {
    let place: JSON =
      switch place {
      case .inPlace: ["place": "same"]
      case .moved(let dx, let dy): ["place": "moved", "dx": dx, "dy": dy]
      case .endsBefore(let words): ["place": "shorter", "before": words]
      case .missing: ["place": "missing"]
      case .notMeasured: ["place": "notMeasured"]
      }
    // The origin of each measured glyph, and its position in the picture, in pixels.
    let glyphs = fits.map { [Double($0.glyph.glyph), $0.glyph.x.thousandths, (Double($0.best) / 12).thousandths] }
    return (["view": line.view, "line": line.number] as JSON) + place + ["glyphs": glyphs]
  }
}

extension PlacementFinding {
  fileprivate var json: JSON {
    [
      "type": kind, "pixelsPerEm": pixelsPerEm, "count": count, "galley": own.words, "picture": best.map(\.words),
      "offset": offset == 0 ? nil : (Double(offset) / 12).thousandths, "share": (share * 10_000).rounded() / 10_000,
    ]
  }
}

extension PixelAgreement {
  fileprivate var json: JSON {
    [
      "size": [recordedSize.width, recordedSize.height], "ink": inkCount, "exact": exactCount,
      "withinOne": withinOneCount, "withinTwo": withinTwoCount, "tolerance": tolerance, "beyond": beyondCount,
      "largest": largestDelta, "at": largestPoint.map { [$0.x, $0.y] },
    ]
  }
}
