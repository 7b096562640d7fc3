/// The text of a change, the same in all reports: the verdict with the place, the causes one a line, and the commands
/// that answer it.
struct ChangeText {
  /// The verdict in a word.
  var verdict: String
  /// The scene and its line, or what was compared.
  var place: String
  /// The number of cells, such as `in 9 of 36 cells`; empty for one.
  var extent = ""
  /// The reasons of the verdict, causes first.
  var reasons: [String]
  /// Further lines after the causes.
  var notes: [String] = []
  /// The commands for the change, each after a word for its effect.
  var hints: [String] = []

  /// Returns the lines of the report.
  /// - Parameter color: the colour of the verdict.
  func lines(_ ink: Ink, _ color: Ink.Color = .bad) -> [String] {
    let facts = [extent, pixels ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let head = "\(ink.paint(verdict, color))  \(place)" + (facts.isEmpty ? "" : "  " + facts)
    return [head] + (causes + notes + hints).map { "  " + $0 }
  }

  /// The first causes, and the number of the others; without causes what is known of the pixels.
  private var causes: [String] {
    let causes = reasons.filter { !isAboutPixels($0) }
    let shown = (causes.isEmpty ? reasons : causes).prefix(causes.count > 4 ? 3 : 4)
    return shown + (causes.count > 4 ? ["and \(causes.count - 3) more changes"] : [])
  }

  /// The number of pixels that differ in the first picture, if it follows causes.
  private var pixels: String? {
    guard reasons.contains(where: { !isAboutPixels($0) }) else { return nil }
    return reasons.lazy.filter(isAboutPixels).compactMap { reason in
      reason.firstMatch(of: /[0-9]+ of [0-9]+ pixels differs?/).map { String($0.0) }
    }.first
  }
}
