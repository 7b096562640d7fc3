import GalleyFiles
import GalleyScenes

extension TextFinding {
  /// The finding as results and reports have it.
  var json: JSON {
    [
      "finding": kind.rawValue, "view": view, "range": range, "characters": characters, "frame": frame,
    ]
  }
}

extension TextMeasurement {
  /// The measurement as results have it.
  var json: JSON {
    [
      "view": view, "type": type, "frame": frame, "sizeThatFits": sizeThatFits,
      "intrinsicContentSize": intrinsicContentSize, "lines": lineCount, "truncated": isTruncated,
      "firstBaseline": firstBaseline, "lastBaseline": lastBaseline,
    ]
  }

  /// The measurement of a label alone, with the characters that no face has.
  func labelJSON(_ findings: [TextFinding]) -> JSON {
    [
      "size": sizeThatFits, "lines": lineCount, "truncated": isTruncated,
      "missingGlyphs": findings.compactMap(\.characters).joined(), "firstBaseline": firstBaseline,
    ]
  }
}
