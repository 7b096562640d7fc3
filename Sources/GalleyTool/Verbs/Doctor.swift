import ArgumentParser
import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyScenes
import GalleyUnicode

/// `galley doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check that everything is installed and that a comparison can fail.",
    discussion: """
      Names every library with its version and every pinned face or file of hyphenation patterns that is not in order. Then draws a scene of its own \
      twice, which must give the same bytes; changes one step of one channel of one pixel, which the comparison must \
      see; and moves a line break, which it must see and name. A comparison that cannot fail proves nothing.

      Exit code 0: all is well. 1: something was found.
      """)

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let checks = libraryChecks() + fontChecks() + comparisonChecks(FontLibrary(folder: fonts.folder))
    let text = checks.map { ($0.isOK ? "ok       " : "FINDING  ") + $0.message + "\n" }.joined()
    try writeStandardOutput(report.json ? Check.json(checks) : Array(text.utf8))
    if checks.contains(where: { !$0.isOK }) { throw Findings() }
  }

  private func libraryChecks() -> [Check] {
    (fontLibraryVersions() + unicodeLibraryVersions() + pictureLibraryVersions() + sceneLibraryVersions())
      .map { Check(isOK: true, message: "\($0.name) \($0.version)") }
  }

  private func fontChecks() -> [Check] {
    do throws(Complaint) {
      let (folder, collection) = try FontLibrary(folder: fonts.folder).manifestFonts()
      let faces = collection.faceDescriptions
      let errors = faces.compactMap(\.error).map { Check(isOK: false, message: $0.message) }
      let ok = faces.count - errors.count
      return [Check(isOK: ok > 0, message: "\(ok) of \(faces.count) faces of \(joined(folder, "fonts.json"))")] + errors
        + patternChecks(collection)
    } catch {
      return error.lines.map { Check(isOK: false, message: $0) }
    }
  }

  /// The state of the pattern files that words are divided by.
  private func patternChecks(_ collection: FontCollection) -> [Check] {
    collection.patternDescriptions.map { patterns in
      let entry = patterns.entry
      return Check(
        isOK: patterns.error == nil,
        message: patterns.error?.message
          ?? "hyphenation of \(entry.language): \(patterns.path ?? entry.file) (\(entry.package))")
    }
  }
}

/// One thing that was looked at.
struct Check: Hashable, Sendable {
  var isOK: Bool
  var message: String

  static func json(_ checks: [Check]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.member("ok", !checks.contains { !$0.isOK })
    json.key("checks")
    json.beginArray(.lines)
    for check in checks {
      json.beginObject()
      json.member("ok", check.isOK)
      json.member("check", check.message)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }
}
