import GalleyBase
public import GalleyFonts

extension SceneFile {
  /// Returns the fonts that the scene may use: its own and the shared ones.
  /// - Parameter shared: a collection of only the manifest, which is returned unchanged if the scene adds no fonts.
  /// - Throws: every file and every fallback name of the scene that cannot be used, at its position in the file.
  public func fonts(adding shared: FontCollection) throws(SceneError) -> FontCollection {
    guard scene.fonts != SceneFonts() else { return shared }
    var manifest = shared.manifest
    if scene.fonts.system != nil || scene.fonts.files != [] && manifest.faces.isEmpty {
      (manifest.system, manifest.systemDisplay, manifest.systemFont) = (scene.fonts.system ?? "", nil, nil)
    }
    manifest.systemFont = scene.fonts.systemFont ?? manifest.systemFont
    let refusals = scene.fonts.files.enumerated().compactMap { index, file in
      readable?.refusal(of: file.path, fontFolders: shared.searchedFolders).map {
        diagnostic(
          "\(file.path.shortened): \($0)",
          at: SceneKeyPath().appending(key: "fonts").appending(key: "files").appending(index: index))
      }
    }
    guard refusals.isEmpty else { throw SceneError(refusals) }
    let fonts: FontCollection
    do throws(FontError) {
      fonts = try shared.with(
        manifest: manifest, files: scene.fonts.files, fallback: scene.fonts.fallback ?? shared.fallback,
        emojiMetrics: scene.fonts.emojiMetrics, emojiPresentation: scene.fonts.emojiPresentation)
    } catch {
      throw SceneError(fontMistakes(error, manifest))
    }
    guard let system = scene.fonts.system, !fonts.familyNames.contains(system) else { return fonts }
    let path = SceneKeyPath().appending(key: "fonts").appending(key: "system")
    throw SceneError([
      document.diagnostic(
        "there is no font family \"\(system.shortened)\"", at: document.node(at: path), path: path,
        suggestion: nearestSpelling(to: system, among: fonts.familyNames))
    ])
  }

  /// Returns a diagnostic for each wrong font file or name. `first` is only one of these errors,
  /// without its position in the scene.
  private func fontMistakes(_ first: FontError, _ manifest: FontManifest) -> [Diagnostic] {
    let fonts = SceneKeyPath().appending(key: "fonts")
    var mistakes: [Diagnostic] = []
    var sound: [FontFile] = []
    for (index, file) in scene.fonts.files.enumerated() {
      do throws(FontError) {
        _ = try FontCollection(manifest: manifest, files: [file], fallback: [])
        sound.append(file)
      } catch {
        mistakes.append(diagnostic(error.message, at: fonts.appending(key: "files").appending(index: index)))
      }
    }
    for (index, name) in (scene.fonts.fallback ?? []).enumerated() {
      do throws(FontError) {
        _ = try FontCollection(manifest: manifest, files: sound, fallback: [name])
      } catch {
        mistakes.append(diagnostic(error.message, at: fonts.appending(key: "fallback").appending(index: index)))
      }
    }
    return mistakes.isEmpty ? [diagnostic(first.message, at: fonts)] : mistakes
  }

  private func diagnostic(_ message: String, at path: SceneKeyPath) -> Diagnostic {
    document.diagnostic(message, at: document.node(at: path), path: path)
  }
}
