import GalleyPipeline

/// The text of a change, which is the same in all reports. It has the verdict with the position,
/// the causes one per line, and the commands that resolve the change.
struct ChangeText {
  /// The verdict in one word.
  var verdict: String
  /// The scene and its line, or a name of the compared files.
  var place: String
  /// The number of changed cells, such as `in 9 of 36 cells`; empty if a single cell changed.
  var extent = ""
  /// The reasons of the verdict. Causes come first.
  var reasons: [String]
  /// Additional lines after the causes.
  var notes: [String] = []
  /// The commands that resolve the change. Each follows a word that describes its effect.
  var hints: [String] = []

  /// Returns the lines of the report.
  /// - Parameter color: the colour of the verdict.
  func lines(_ ink: Ink, _ color: Ink.Color = .bad) -> [String] {
    let facts = [extent, pixels ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let head = "\(ink.paint(verdict, color))  \(place)" + (facts.isEmpty ? "" : "  " + facts)
    return [head] + (causes + notes + hints).map { "  " + $0 }
  }

  /// The first causes, and the number of further causes. If there are no causes, the reasons that
  /// count pixels.
  private var causes: [String] {
    let causes = reasons.filter { !isAboutPixels($0) }
    let shown = (causes.isEmpty ? reasons : causes).prefix(causes.count > 4 ? 3 : 4)
    return shown + (causes.count > 4 ? ["and \(causes.count - 3) more changes"] : [])
  }

  /// The number of different pixels in the first picture; nil if `causes` already has such a
  /// number.
  private var pixels: String? {
    guard reasons.contains(where: { !isAboutPixels($0) }) else { return nil }
    return reasons.lazy.filter(isAboutPixels).compactMap { reason in
      reason.firstMatch(of: /[0-9]+ of [0-9]+ pixels differs?/).map { String($0.0) }
    }.first
  }
}
