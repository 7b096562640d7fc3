import GalleyFiles

/// The available fonts: the pinned faces of a manifest and extra files. The collection is
/// immutable, and all tasks share it.
///
/// The machine's own font settings have no effect. A file is opened when a font first needs it. Only extra files are
/// opened at once, to read the names in them. UIKit counterpart: UIFont's class methods.
///
/// ```swift
/// let bold = try fonts.font(FontDescriptor(family: "Inter", weight: 700), size: 17)
/// let faces = fonts.fontNames(forFamilyName: "Inter")
/// ```
public struct FontCollection: Sendable {
  /// The families or PostScript names of the fallback fonts for characters that a font does not
  /// have, in order of preference.
  public let fallback: [String]
  /// The size and position of coloured bitmap glyphs.
  public let emojiMetrics: EmojiMetrics
  /// The default presentation of symbols that may be emoji, if no variation selector follows.
  public let emojiPresentation: EmojiPresentation

  /// The faces of the manifest.
  let pinned: PinnedFaces
  /// The family that is used for the name `system`.
  let system: String
  /// The family that is used for `system` from 20 points on; nil if it is the same at all sizes.
  let systemDisplay: String?
  /// The metrics of the system font; nil if the metrics of its own family apply.
  let systemFont: SystemFontSetting?
  /// The faces of extra files. They are preferred to the faces of the manifest. Among equally good
  /// faces, the first is chosen.
  let extras: [FaceRecord]
  let store: FaceStore
  /// A cache of the fonts that were requested so far.
  private var requested = RequestedFonts()

  /// Creates a collection of the faces of `manifest` and of `files`. Faces of `files` are preferred
  /// to faces of the manifest with the same name or traits.
  ///
  /// The family of the first face is the system font of a manifest that names none.
  /// - Parameter fallback: fallback fonts for missing characters; nil is the manifest's list, `[]` none.
  /// - Throws: an error in an extra file, or for an unknown fallback name.
  public init(
    manifest: FontManifest, files: [FontFile] = [], fallback: [String]? = nil, emojiMetrics: EmojiMetrics = .font,
    emojiPresentation: EmojiPresentation = .apple
  ) throws(FontError) {
    try self.init(manifest, files, fallback, (emojiMetrics, emojiPresentation), DigestCache())
  }

  private init(
    _ manifest: FontManifest, _ files: [FontFile], _ fallback: [String]?,
    _ emoji: (metrics: EmojiMetrics, presentation: EmojiPresentation), _ digests: DigestCache
  ) throws(FontError) {
    (emojiMetrics, emojiPresentation) = emoji
    pinned = PinnedFaces(manifest)
    self.fallback = fallback ?? manifest.fallback
    let store = FaceStore(
      search: FontFileSearch(folder: manifest.folder, searchFolders: manifest.searchFolders), digests: digests)
    self.store = store
    var extras: [FaceRecord] = []
    for file in files { extras.append(FaceRecord(file, try store.face(file))) }
    self.extras = extras
    let first = extras.first?.family ?? manifest.faces.first?.family ?? ""
    system = manifest.system.isEmpty ? first : manifest.system
    systemDisplay = manifest.systemDisplay
    systemFont = manifest.systemFont
    for name in self.fallback { _ = try record(named: name, nearTo: FontDescriptor()) }
  }

  /// Returns a collection for another manifest. It shares the cache of files with this one.
  package func with(
    manifest: FontManifest, files: [FontFile] = [], fallback: [String]? = nil, emojiMetrics: EmojiMetrics = .font,
    emojiPresentation: EmojiPresentation = .apple
  ) throws(FontError) -> FontCollection {
    try FontCollection(manifest, files, fallback, (emojiMetrics, emojiPresentation), store.digests)
  }

  /// Returns the same collection with separate font objects. Tasks that share a font object wait
  /// for each other whenever a reference to it is counted.
  func withOwnFonts() -> FontCollection {
    var fonts = self
    fonts.requested = RequestedFonts()
    return fonts
  }

  /// The manifest, with the family that is used for `system`.
  public var manifest: FontManifest {
    var manifest = pinned.manifest
    manifest.system = system
    return manifest
  }

  /// The folders that are searched for the fonts of the manifest.
  package var searchedFolders: [String] { [pinned.manifest.folder] + pinned.manifest.searchFolders }

  /// The paths of the manifest and of the fonts in its own folder; empty without a manifest.
  package var manifestFiles: (manifest: String?, fonts: [String]) {
    let folder = pinned.manifest.folder
    let fonts = pinned.manifest.faces.map { joined(folder, $0.file) }
    return (folder.isEmpty && fonts.isEmpty ? nil : joined(folder, "fonts.json"), fonts)
  }

  /// The numbers of font files read and of digests computed, for all collections that share this
  /// collection's cache of files.
  var fileWork: (opened: Int, digests: Int) { (store.digests.openedCount, store.digests.computedCount) }

  /// The faces of extra files, then the faces of the manifest. Each access creates the array again.
  var records: [FaceRecord] { extras + pinned.manifest.faces.indices.map(pinned.record) }

  /// The names of all families, sorted by Unicode scalars. UIKit counterpart: UIFont.familyNames.
  public var familyNames: [String] {
    Set(records.map(\.family)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// Returns the PostScript names of the faces in a family: first the faces of extra files, then
  /// the faces of the manifest in its order. The result is empty for an unknown family. UIKit
  /// counterpart: UIFont.fontNames(forFamilyName:).
  public func fontNames(forFamilyName family: String) -> [String] {
    var names: [String] = []
    for record in faces(ofFamily: family) where !names.contains(record.postScriptName) {
      names.append(record.postScriptName)
    }
    return names
  }

  /// Returns true if a font for this request has different cuts for text and for large sizes.
  func hasCuts(_ descriptor: FontDescriptor) -> Bool { systemDisplay != nil && descriptor.isSystem }

  /// Returns true if a font for this request differs from the font that is found by the name of its
  /// family.
  func isMoreThanItsFamily(_ descriptor: FontDescriptor) -> Bool {
    descriptor.isSystem && (systemDisplay != nil || systemFont == .tracked)
  }

  /// Returns the font that best matches `descriptor`, at a size in points.
  ///
  /// The system font is the manifest's `system` family below 20 points and its `systemDisplay` family from there on, as
  /// San Francisco has a cut for text and one for display. A family requested by name is the same at all sizes. Where
  /// the manifest's `systemFont` is `tracked`, the system font also has San Francisco's tracking and line height. The
  /// nearest face of the family is chosen: by width, then slant, then weight, in the order of CSS Fonts 4 §5.2. A
  /// variable face takes exactly the requested weight and width. Fallback fonts are only looked up here, and are opened
  /// when needed.
  /// - Parameter size: in points; 0 is the descriptor's own size, if it has one. UIKit counterpart:
  ///   `UIFont(descriptor:size:)`.
  /// - Throws: an error for an unknown name (with the nearest known one) or a bad size, or in the file of the face or of
  ///   the system font's other cut.
  public func font(_ descriptor: FontDescriptor, size: Double) throws(FontError) -> Font {
    let size = size == 0 ? descriptor.pointSize : size
    guard size > 0, size <= Font.largestSize else { throw .invalidSize(size) }
    var request = descriptor
    request.pointSize = size
    if let kept = requested.font(for: request) { return kept }
    let font = Font(FontStorage(try choice(for: request), size: size))
    requested.keep(font, for: request)
    return font
  }
}
