package import GalleyFiles
import GalleyScenes

extension TextFinding {
  /// The finding as JSON for results and reports.
  package var json: JSON {
    [
      "finding": kind.rawValue, "view": view, "range": range, "characters": characters, "frame": frame,
    ]
  }
}

extension TextMeasurement {
  /// The measurement as JSON for results.
  package var json: JSON {
    [
      "view": view, "type": type, "frame": frame, "sizeThatFits": sizeThatFits,
      "intrinsicContentSize": intrinsicContentSize, "lines": lineCount, "truncated": isTruncated,
      "firstBaseline": firstBaseline, "lastBaseline": lastBaseline,
    ]
  }

  /// Returns the measurement for a job with only a label as JSON. It includes the characters for
  /// which no font has glyphs.
  func labelJSON(_ findings: [TextFinding]) -> JSON {
    [
      "size": sizeThatFits, "lines": lineCount, "truncated": isTruncated,
      "missingGlyphs": findings.compactMap(\.characters).joined(), "firstBaseline": firstBaseline,
    ]
  }
}
