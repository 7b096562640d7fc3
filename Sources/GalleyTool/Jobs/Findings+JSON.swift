import GalleyFiles
import GalleyScenes

extension TextFinding {
  /// The finding, as results and reports show it.
  var json: JSON {
    [
      "finding": kind.rawValue, "view": view, "range": range, "characters": characters, "frame": frame,
    ]
  }
}

extension TextMeasurement {
  /// The measurement, as results show it.
  var json: JSON {
    [
      "view": view, "type": type, "frame": frame, "sizeThatFits": sizeThatFits,
      "intrinsicContentSize": intrinsicContentSize, "lines": lineCount, "truncated": isTruncated,
      "firstBaseline": firstBaseline, "lastBaseline": lastBaseline,
    ]
  }

  /// Returns the measurement of a job with only a label, with the characters that are missing in all fonts.
  func labelJSON(_ findings: [TextFinding]) -> JSON {
    [
      "size": sizeThatFits, "lines": lineCount, "truncated": isTruncated,
      "missingGlyphs": findings.compactMap(\.characters).joined(), "firstBaseline": firstBaseline,
    ]
  }
}
