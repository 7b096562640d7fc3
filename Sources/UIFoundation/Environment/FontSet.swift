import Foundation
import GalleyFiles
import GalleyFonts
import GalleyScenes
import GalleyViews

/// The fonts of an environment, opened once, with the typesetter and the contexts that set text in them. Shared by all
/// threads; typesetter and contexts are used only under `EngineLock`.
final class FontSet: @unchecked Sendable {
  /// The folder of the manifest, and further font files.
  struct Key: Hashable {
    var folder: String
    var files: [FontFile]
    var fallback: [String]?
    var emojiMetrics: EmojiMetrics
    var emojiPresentation: EmojiPresentation
    var systemFont: SystemFontSetting?
  }

  /// The traits that the engine's contexts have.
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

  /// The number of contexts at which all are forgotten.
  private static let contextLimit = 128

  /// Returns the one context with these traits.
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
        preconditionFailure("the system font cannot be had: \(error.message)")
      }
    }
  }

  /// The setting of the system font: from `$GALLEY_SYSTEM_FONT`, else from the galley.yaml nearest to the current
  /// folder; nil if neither sets it, and an error if one is invalid. Read once.
  static let statedSystemFont = Result {
    if let stated = try SystemFontSetting.stated { return SystemFontSetting?.some(stated) }
    return try project.get()?.shared.systemFont
  }

  /// The galley.yaml nearest to the current folder; nil if there is none, and an error if it cannot be read. Read once.
  static let project = Result {
    try Project.file(above: "").map { try Project(reading: try readFile($0), file: $0) }
  }

  private static var folders: [String?: String] = [:]

  /// Returns the folder with a name, or the one found without a name. It is searched once.
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
  /// The keys of the known sets, the oldest first.
  private static var order: [Key] = []
  /// The number of sets at which the oldest is dropped; each registered file makes another set.
  private static let limit = 16

  /// Returns the one set of these fonts.
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
