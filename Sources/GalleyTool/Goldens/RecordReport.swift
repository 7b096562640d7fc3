import GalleyFiles
import GalleyGoldens
import GalleyScenes

/// What `galley record` did.
struct RecordReport: Sendable {
  /// One for each scene, sorted by path.
  var reports: [CaseReport]

  /// The report as text: a line for each golden that was written.
  var text: String {
    var lines = reports.filter(\.isRecorded).map { "recorded: \($0.golden.scene): \($0.isNew ? "new" : $0.word)" }
    // Only some of its goldens are missing: writing those would accept the layout that all share, unseen.
    lines += reports.filter { $0.isMissing && !$0.isRecorded }.map { "left: \($0.golden.scene): \($0.reason)" }
    let unchanged = reports.count { $0.passes && !$0.isRecorded }
    let left = reports.count { !$0.passes && !$0.isRecorded && $0.word != "error" }
    var counts = "\(reports.count(where: \.isRecorded)) recorded, \(unchanged) unchanged"
    if left > 0 { counts += ", \(left) left as they are" }
    lines.append(counts)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report of `--json`: one line a scene.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.member("recorded", reports.count(where: \.isRecorded))
    json.key("scenes")
    json.beginArray(.lines)
    for report in reports {
      json.beginObject()
      json.member("scene", report.golden.scene)
      json.member("verdict", report.word)
      json.member("recorded", report.isRecorded)
      if case .failure(let complaint) = report.result {
        json.member("error", complaint.lines.joined(separator: "\n"))
      }
      json.write(report.warnings)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }
}
