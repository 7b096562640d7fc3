import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes
import GalleyText
import GalleyViews

/// A range of text in one face, and the reason why this face is used.
struct FontRun: Hashable, Sendable {
  var text: String
  /// The range in UTF-16 offsets of the whole text.
  var range: Range<Int>
  /// The PostScript name of the face.
  var face: String
  var reason: String
  /// True if no face has glyphs for the characters.
  var isMissing: Bool

  var json: JSON {
    [
      "text": text, "range": [range.lowerBound, range.upperBound], "face": face, "missing": isMissing, "why": reason,
    ]
  }

  /// Returns one line for each run, with text, face and reason in columns.
  static func text(of runs: [FontRun]) -> String {
    let names = runs.map { "“\($0.text.visible)”" }
    let (text, face) = (names.map(\.count).max() ?? 0, runs.map(\.face.count).max() ?? 0)
    return zip(names, runs).map { name, run in
      let (space, gap) = (spaces(text - name.count), spaces(face - run.face.count))
      return "\(name)\(space)  \(run.face)\(gap)  \(run.reason)\n"
    }.joined()
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// Returns the runs that a label forms from a text, in order. Each run has one face.
/// - Parameters:
///   - font: a family or a PostScript name; nil for the system font.
///   - locale: the language; nil for the default of scenes.
func fontRuns(of text: String, font: String?, locale: String?, _ session: RenderSession) throws -> [FontRun] {
  let scene: JSON = [
    "galley": 1, "locale": locale,
    "views": [
      [
        "label": [
          "id": "text", "text": text, "numberOfLines": 0,
          "font": font.map { ["name": $0, "size": 17] as JSON },
        ] as JSON
      ] as JSON
    ],
  ]
  guard !text.isEmpty else { throw CommandError("the text of --why is empty") }
  let composed: ComposedScene
  do {
    composed = try compose(SceneSource(name: "--why", bytes: scene.file), SceneChanges(), session)
  } catch let mistake as SceneError {
    // The user wrote options, not this scene.
    let advice = mistake.diagnostics.map { ($0.keyPath.contains(".font") ? "--font: " : "--locale: ") + $0.advice }
    throw CommandError(advice.joined(separator: "; "))
  }
  let manifest = composed.player.page.context.typesetter.fonts.manifest
  return try composed.checkingFonts {
    guard let label = composed.player.page.window.subviews.first as? Label, let placement = label.placement else {
      return []
    }
    let units = Array(text.utf16)
    let explained = try PageExplanation(of: composed.player.page, view: nil).views.flatMap(\.layout.lines)
      .flatMap(\.faces)
    var runs: [FontRun] = []
    let placed = placement.layout.lines.flatMap(\.runs).filter { $0.kind == .text }
    for run in placed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let explanation = explained.first { $0.range.overlaps(run.range) }
      let reason = explanation?.reason(manifest) ?? "the font itself has it"
      let part = String(decoding: units[run.range], as: UTF16.self)
      if let last = runs.last, last.face == run.font.fontName, last.reason == reason,
        last.range.upperBound == run.range.lowerBound
      {
        runs[runs.count - 1].text += part
        runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        runs.append(
          FontRun(text: part, range: run.range, face: run.font.fontName, reason: reason, isMissing: run.isMissing))
      }
    }
    return runs
  }
}

extension FaceExplanation {
  /// Returns the reason why another face than the requested font is used.
  fileprivate func reason(_ manifest: FontManifest) -> String {
    let own = asked.first?.fontName ?? font
    if isMissing { return "no face has it (\(asked.count) tried): \(own) shows its missing-glyph box" }
    let chosen = asked.last { $0.verdict == .chosen || $0.verdict == .chosenWithoutGlyph }
    let place = chosen?.source == .cascadeList ? "from the font's cascadeList" : manifest.place(of: chosen)
    if asked.contains(where: { $0.verdict == .colored }) { return "U+FE0E asks for a face without colours: \(place)" }
    let isEmoji = text.unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    return isEmoji ? "an emoji goes to the first coloured face that has it: \(place)" : "\(own) lacks it: \(place)"
  }
}

extension FontManifest {
  /// Returns a phrase for a face that is in the list of fallback fonts, with the scripts and
  /// languages that it serves.
  fileprivate func place(of face: FaceCandidate?) -> String {
    guard let face, let name = fallback.first(where: { $0 == face.familyName || $0 == face.fontName }) else {
      return "from the fallback"
    }
    let purpose = purposes[name]
    let scripts = (purpose?.scripts ?? []).map(\.description).filter { $0 != "Zyyy" }
    let languages = purpose?.languages ?? []
    let words = [scripts.joined(separator: ", "), languages.isEmpty ? "" : "in " + languages.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return "from the fallback" + (words.isEmpty ? "" : ", made for \(words)")
  }
}
