import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

extension LintFinder {
  /// Returns findings for characters that are drawn in a fallback face that the scene does not
  /// name. The scene names faces by the font, its cascade list, and `fonts.fallback` of the scene
  /// or project.
  ///
  /// The manifest's system font is meant to have the manifest's fallback fonts, and emoji always have their own face;
  /// both are left out.
  func fallbacks(_ content: VisibleContent, systemFamilies: Set<String>) -> [LintFinding] {
    guard let layout = content.view.asTextShowing?.placement?.layout else { return [] }
    let declared = Set(file.scene.fonts.fallback ?? [])
    let text = layout.shaped.text
    for run in layout.lines.flatMap(\.runs) where run.kind == .text && !run.isMissing && !run.range.isEmpty {
      guard let wanted = text.attributes(at: run.range.lowerBound).font ?? content.ownFont else { continue }
      let shown = run.font
      guard shown.familyName != wanted.familyName, !shown.face.isColor else { continue }
      if systemFamilies.contains(wanted.familyName), file.scene.fonts.system == nil { continue }
      let names = [shown.familyName, shown.fontName, shown.face.postScriptName]
      if names.contains(where: declared.contains) { continue }
      if wanted.cascadeList.contains(where: { names.contains($0.family ?? "") || names.contains($0.name ?? "") }) {
        continue
      }
      let characters = String(decoding: text.utf16[run.range], as: UTF16.self).trimmedForWords
      guard !characters.isEmpty else { continue }
      return [
        finding(
          .fallback, content,
          "\(wanted.familyName) has no \(characters.quoted): the fallback \(shown.familyName) is used, which "
            + "fonts.fallback does not list")
      ]
    }
    return []
  }
}

extension VisibleContent {
  /// The font of text that has no font attribute.
  fileprivate var ownFont: Font? {
    if let label = view as? Label { return label.font }
    if let field = view as? TextField { return field.font }
    if let text = view as? TextView { return text.font }
    return nil
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmedForWords: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
