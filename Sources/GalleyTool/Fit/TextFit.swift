import GalleyBase
import GalleyFiles
import GalleyPipeline
import GalleyScenes

/// The space that a view of a scene has for its text, in each language.
struct TextFit: Sendable {
  /// The text of one language.
  struct Language: Sendable {
    var language: String
    /// The text as the view shows it now.
    var text: String
    /// True if the whole text is visible.
    var fits: Bool
    /// The maximum number of characters that fit, with characters from the texts of this language;
    /// nil if no limit was found.
    var longest: Int?
    /// The minimum width in which the present text is completely visible, in points.
    var width: Double
  }

  /// The path of the scene.
  var scene: String
  /// The position of the text in the scene.
  var place: SceneTextPlace
  /// The width of the view, in points.
  var width: Double
  /// The languages, the development language first.
  var languages: [Language]

  /// The language whose text needs the largest width.
  var widest: Language? { languages.max { ($0.width, $1.language) < ($1.width, $0.language) } }

  /// The report as text.
  var text: String {
    let position = place.place.position
    var lines = [
      "\(scene):\(position.line):\(position.column): \(place.kind) \"\(place.view)\", \(width.plainDecimal) pt wide"
    ]
    lines += languages.map { language in
      let longest = language.longest.map { "at most \($0)" } ?? "no limit"
      let count = language.text.count
      let state = language.fits ? "fits" : "does not fit"
      return
        "  \(language.language): \(state): \(count) \(count == 1 ? "character" : "characters"), \(longest), "
        + "needs \(language.width.plainDecimal) pt"
    }
    if let widest, languages.count > 1 {
      lines.append("  minimum width for all languages: \(widest.width.plainDecimal) pt (\(widest.language))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report for `--json`.
  var json: JSON {
    let position = place.place.position
    return [
      "scene": scene, "view": place.view, "type": place.kind, "property": place.property, "key": place.key,
      "line": position.line, "column": position.column, "width": width, "smallestWidth": widest?.width,
      "languages": languages.map { language -> JSON in
        [
          "language": language.language, "text": language.text, "fits": language.fits,
          "characters": language.text.count, "longest": language.longest, "width": language.width,
        ]
      },
    ]
  }
}

/// The maximum number of characters that are tried.
private let mostCharacters = 1000

/// Returns the space that a view of a scene has for its text, in each language.
func fit(_ place: SceneTextPlace, of source: SceneSource, _ session: RenderSession) throws -> TextFit {
  let file = try compose(source, SceneChanges(), session).player.file
  var result = TextFit(scene: source.path, place: place, width: 0, languages: [])
  for language in file.languages.isEmpty ? [file.scene.locale] : file.languages {
    let trial = FitTrial(place: place, source: source, variant: SceneVariant(locale: language), session: session)
    guard let present = try trial.present() else { continue }
    if result.languages.isEmpty { result.width = present.width }
    let sample = file.sampleText(in: language, beginningWith: place.key)
    result.languages.append(
      TextFit.Language(
        language: language, text: present.text, fits: try trial.fits(nil),
        longest: try trial.longest(of: Array((sample.isEmpty ? present.text : sample) + " ")), width: present.smallest))
  }
  return result
}

/// A trial of texts in one view and one language, to find the number of characters that fit.
private struct FitTrial {
  let place: SceneTextPlace
  let source: SceneSource
  let variant: SceneVariant
  let session: RenderSession

  /// Returns the present text, the width of its view, and the minimum width for the text; nil if
  /// the view does not show the text.
  func present() throws -> (text: String, width: Double, smallest: Double)? {
    let composed = try composed(nil)
    return try composed.checkingFonts {
      let shown = composed.player.shownText(ofView: place.view, placeholder: place.property == "placeholder")
      guard let shown, let smallest = composed.player.smallestWidth(ofView: place.view) else { return nil }
      return (shown.text, shown.width, smallest)
    }
  }

  /// True if a text shows completely, covers nothing and stays on the canvas. Nil means the present
  /// text.
  func fits(_ text: String?) throws -> Bool {
    let composed = try composed(text)
    return try composed.checkingFonts {
      !(try composed.player.lint(.room)).contains { $0.view == place.view || $0.other == place.view }
    }
  }

  /// Returns the maximum number of characters that fit, when the text repeats `letters` in their
  /// order; nil if no limit was found.
  func longest(of letters: [Character]) throws -> Int? {
    var (short, long) = (0, mostCharacters + 1)
    while short + 1 < long {
      let middle = (short + long) / 2
      let text = String((0..<middle).map { letters[$0 % letters.count] })
      if try fits(text) { short = middle } else { long = middle }
    }
    if short == mostCharacters { return nil }
    // A space at the end takes no room, and is not counted.
    while short > 0, letters[(short - 1) % letters.count].isWhitespace { short -= 1 }
    return short
  }

  private func composed(_ text: String?) throws -> ComposedScene {
    var changes = SceneChanges()
    changes.text = text.map { SceneTextChange(view: place.view, property: place.property, text: $0) }
    var composed = try compose(source, changes, session, in: variant)
    try composed.takeSteps()
    return composed
  }
}
