import Foundation
import GalleyFiles
import GalleyFonts
import GalleyScenes
import GalleyViews

/// The fonts of an environment, with the typesetter and the contexts that lay out text in these
/// fonts. The font files are opened once. All threads share the set; the typesetter and the
/// contexts are used only under `EngineLock`.
final class FontSet: @unchecked Sendable {
  /// The manifest folder, additional font files and font settings that identify a set.
  struct Key: Hashable {
    var folder: String
    var files: [FontFile]
    var fallback: [String]?
    var emojiMetrics: EmojiMetrics
    var emojiPresentation: EmojiPresentation
    var systemFont: SystemFontSetting?
  }

  /// The traits that identify a context of the engine.
  struct ContextKey: Hashable {
    var scale: Double
    var direction: LayoutDirection
    var locale: String
    var category: ContentSizeCategory
    var style: InterfaceStyle
  }

  let collection: FontCollection
  private let typesetter: Typesetter
  private var contexts: [ContextKey: RenderContext] = [:]

  private init(_ collection: FontCollection) {
    typesetter = Typesetter(fonts: collection)
    self.collection = typesetter.fonts
  }

  /// The number of cached contexts at which the cache is emptied.
  private static let contextLimit = 128

  /// Returns the cached context with these traits, or creates it.
  func context(_ key: ContextKey) -> RenderContext {
    EngineLock.withLock {
      if let known = contexts[key] { return known }
      do throws(FontError) {
        let context = try RenderContext(
          typesetter: typesetter, scale: key.scale, layoutDirection: key.direction, locale: key.locale,
          contentSizeCategory: key.category, interfaceStyle: key.style)
        if contexts.count >= FontSet.contextLimit { contexts.removeAll() }
        contexts[key] = context
        return context
      } catch {
        preconditionFailure("the system font cannot be used: \(error.message)")
      }
    }
  }

  /// The setting of the system font: from `$GALLEY_SYSTEM_FONT`, else from the galley.yaml nearest
  /// to the current folder. It is nil if neither sets it, and an error if a setting is invalid. It
  /// is read only once.
  static let statedSystemFont = Result {
    if let stated = try SystemFontSetting.stated { return SystemFontSetting?.some(stated) }
    return try project.get()?.shared.systemFont
  }

  /// The galley.yaml nearest to the current folder; nil if there is no such file, and an error if
  /// it cannot be read. The file is read only once.
  static let project = Result {
    try Project.file(above: "").map { try Project(reading: try readFile($0), file: $0) }
  }

  private static var folders: [String?: String] = [:]

  /// Returns the fonts folder with the given name, or the default fonts folder if the name is nil.
  /// Each folder is searched for only once.
  /// - Throws: `FontsFolder.Failure`.
  static func folder(named name: String?) throws -> String {
    try EngineLock.withLock {
      if let known = folders[name] { return known }
      let found = try FontsFolder.find(named: name, from: [""])
      folders[name] = found
      return found
    }
  }

  private static var known: [Key: FontSet] = [:]
  /// The keys of the cached sets, the oldest first.
  private static var order: [Key] = []
  /// The number of cached sets at which the oldest is dropped. Each registered font file makes
  /// another set.
  private static let limit = 16

  /// Returns the cached set of these fonts, or creates it.
  /// - Throws: the mistakes in the manifest, and the error of a font file.
  static func of(_ key: Key) throws -> FontSet {
    try EngineLock.withLock {
      if let set = known[key] { return set }
      var manifest = try FontManifest(folder: key.folder)
      manifest.systemFont = key.systemFont ?? manifest.systemFont
      let set = FontSet(
        try FontCollection(
          manifest: manifest, files: key.files, fallback: key.fallback, emojiMetrics: key.emojiMetrics,
          emojiPresentation: key.emojiPresentation))
      if order.count >= limit { known[order.removeFirst()] = nil }
      known[key] = set
      order.append(key)
      return set
    }
  }
}
