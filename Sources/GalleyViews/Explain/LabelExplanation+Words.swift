import GalleyBase
public import GalleyText

extension LabelExplanation {
  /// The explanation in sentences. They name the scene keys that would change the result.
  public var statements: [Statement] {
    let size = shrinking.map { Statement("size", $0.sentence) }
    return [shown, path, size, shrinking?.baselineStatement, place, asked].compactMap { $0 }
  }

  private var path: Statement? {
    guard followsPath else { return nil }
    return Statement("path", "the text follows a path; lines and lengths are those of the text before it is bent")
  }

  private var shown: Statement? {
    guard let hidden else { return nil }
    var sentence = "\(hidden.count) of \(textCount) UTF-16 units are hidden"
    guard wholeLineCount > lineCount else { return Statement("hidden", sentence) }
    sentence += "; all of it takes \(Wording.count(wholeLineCount, "line")) and \(Wording.length(wholeHeight)) pt: "
    let missing = wholeHeight - bounds.inset(by: insets).height
    let higher = "a label that is \(Wording.length(missing)) pt higher"
    if numberOfLines > 0, wholeLineCount > numberOfLines {
      sentence += "numberOfLines \(wholeLineCount) or 0 shows it"
      if missing > 0 { sentence += " in \(higher)" }
    } else {
      sentence += "\(higher) shows it"
    }
    return Statement("hidden", sentence)
  }

  private var place: Statement? {
    let room = bounds.inset(by: insets)
    guard !followsPath, shrinking?.baselineAdjustment == nil else { return nil }
    let inside = insets == .zero ? "" : " inside the insets"
    let height = "\(Wording.length(textHeight)) pt high"
    guard textHeight <= room.height else {
      return Statement(
        "place",
        "\(height), and there is room for \(Wording.length(room.height)) pt\(inside): it overflows equally above and below"
      )
    }
    // Rounding sizes up to whole pixels adds less than a point.
    guard room.height - textHeight >= 1 || top != room.minY else { return nil }
    var sentence = "\(height), centred in \(Wording.length(room.height)) pt\(inside): it begins at y "
    sentence += Wording.length(centeredTop)
    if centeredTop != top { sentence += ", moved to the whole pixel \(Wording.length(top))" }
    return Statement("place", sentence)
  }

  /// A sentence with the result of `textRect(forBounds:)` for text that is higher than its space;
  /// nil for text that fits, and for text along a path.
  private var asked: Statement? {
    guard !followsPath, textRect.minY < bounds.minY || textHeight > bounds.inset(by: insets).height else { return nil }
    let numbers = [textRect.minX, textRect.minY, textRect.width, textRect.height].map { Wording.length($0) }
    return Statement("textRect", "[\(numbers.joined(separator: ", "))] is the result of textRect(forBounds:)")
  }
}

extension ShrinkingExplanation {
  fileprivate var sentence: String {
    let own = Wording.length(pointSize)
    let drawn = Wording.length(drawnPointSize)
    let least = Wording.length(pointSize * minimumScaleFactor)
    switch outcome {
    case .fits: return "\(own) pt: the text fits, so nothing shrinks (adjustsFontSizeToFitWidth)"
    case .shrunk:
      return
        "\(own) pt shrunk to \(drawn) pt, the largest quarter of a point that fits (minimumScaleFactor allows \(least) pt)"
    case .tooLong:
      return
        "\(own) pt shrunk to \(drawn) pt, the smallest that minimumScaleFactor allows, and truncated since that is still too large"
    case .wraps: return "\(own) pt: adjustsFontSizeToFitWidth has no effect while lineBreakMode wraps"
    case .noMinimum:
      return
        "\(own) pt: adjustsFontSizeToFitWidth has no effect while minimumScaleFactor is \(Wording.length(minimumScaleFactor))"
    }
  }

  fileprivate var baselineStatement: Statement? {
    guard let baselineAdjustment, let unshrunkBaseline else { return nil }
    let at = "baseline at y \(Wording.length(baseline))"
    let full = "in full size it would be at \(Wording.length(unshrunkBaseline))"
    let reason =
      switch baselineAdjustment {
      case .alignBaselines: "keeps it where it is in full size"
      case .alignCenters: "centres the smaller text; \(full)"
      case .none: "keeps the upper edge; \(full)"
      }
    return Statement("baseline", "\(at): baselineAdjustment \(baselineAdjustment.rawValue) \(reason)")
  }
}
