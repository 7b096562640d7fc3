public import Foundation
package import GalleyFonts
package import GalleyViews

extension UIKitEnvironment {
  /// Adds a font file to the fonts of the current environment. A file that was added before is
  /// ignored.
  /// - Throws: the error of a file that is not there or not a font; the environment stays as it was.
  public static func registerFont(at url: URL) throws {
    var environment = current
    guard !environment.fontFiles.contains(url.path) else { return }
    environment.fontFiles.append(url.path)
    _ = try environment.openedFonts()
    current = environment
  }

  /// The fonts of the environment. Without fonts text cannot be laid out, so the program ends with
  /// a precondition failure.
  package var fonts: FontCollection { fontSet.collection }

  var fontSet: FontSet {
    do {
      return try openedFonts()
    } catch let error as FontError {
      preconditionFailure("the fonts cannot be used: \(error.message)")
    } catch {
      preconditionFailure("the fonts cannot be used: \(error)")
    }
  }

  private func openedFonts() throws -> FontSet {
    try FontSet.of(
      FontSet.Key(
        folder: try FontSet.folder(named: fontsFolder), files: fontFiles.map { FontFile(path: $0) },
        fallback: fallbackFamilies, emojiMetrics: usesAppleEmojiMetrics ? .apple : .font,
        emojiPresentation: usesAppleEmojiPresentation ? .apple : .unicode,
        systemFont: try tracksSystemFont.map { $0 ? .tracked : .untracked } ?? FontSet.statedSystemFont.get()))
  }
}

extension UIKitEnvironment {
  /// Returns the engine's context for traits. Unspecified traits take the environment's values.
  /// Contexts are shared, so call their methods under `EngineLock`.
  package func renderContext(for traits: UITraitCollection) -> RenderContext {
    let traits = UITraitCollection(traitsFrom: [self.traits, traits])
    let scale = Double(traits.displayScale)
    return fontSet.context(
      FontSet.ContextKey(
        scale: scale > 0 && scale < .infinity ? scale : 2,
        direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        locale: traits.typesettingLanguage ?? locale, category: traits.preferredContentSizeCategory.category,
        style: traits.userInterfaceStyle == .dark ? .dark : .light))
  }
}

/// Returns the current environment's context for traits.
package func renderContext(for traits: UITraitCollection = .current) -> RenderContext {
  UIKitEnvironment.current.renderContext(for: traits)
}
