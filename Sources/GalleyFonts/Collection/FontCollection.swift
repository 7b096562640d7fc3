import GalleyFiles

/// The available fonts: a manifest's pinned faces and extra files. Immutable; shared by all tasks.
///
/// The machine's own font settings have no effect. A file is opened when a font first needs it. Only extra files are
/// opened at once, to read the names in them. UIKit counterpart: UIFont's class methods.
///
/// ```swift
/// let bold = try fonts.font(FontDescriptor(family: "Inter", weight: 700), size: 17)
/// let faces = fonts.fontNames(forFamilyName: "Inter")
/// ```
public struct FontCollection: Sendable {
  /// Families or PostScript names of the fallback fonts for characters that a font lacks, in order of preference.
  public let fallback: [String]
  /// The size and position of coloured bitmaps.
  public let emojiMetrics: EmojiMetrics
  /// The default presentation of symbols that may be emoji, without a variation selector.
  public let emojiPresentation: EmojiPresentation

  /// The pinned faces.
  let pinned: PinnedFaces
  /// The family that the name `system` stands for.
  let system: String
  /// The family that `system` means from 20 points on; nil if it is the same at all sizes.
  let systemDisplay: String?
  /// The setting of the system font; nil for its family unchanged.
  let systemFont: SystemFontSetting?
  /// The faces of extra files. They win over the manifest's; among equally good ones the first wins.
  let extras: [FaceRecord]
  let store: FaceStore
  /// The fonts that were asked for so far.
  private var requested = RequestedFonts()

  /// Creates the faces of `manifest` and of `files`, which win over the manifest's faces of the
  /// same name or traits.
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

  /// Returns a collection of another manifest that shares the cache of files.
  package func with(
    manifest: FontManifest, files: [FontFile] = [], fallback: [String]? = nil, emojiMetrics: EmojiMetrics = .font,
    emojiPresentation: EmojiPresentation = .apple
  ) throws(FontError) -> FontCollection {
    try FontCollection(manifest, files, fallback, (emojiMetrics, emojiPresentation), store.digests)
  }

  /// Returns the same collection with its own font objects. Tasks that share a font object wait for
  /// each other whenever one of them counts a reference to it.
  func withOwnFonts() -> FontCollection {
    var fonts = self
    fonts.requested = RequestedFonts()
    return fonts
  }

  /// The manifest, with the family that `system` stands for.
  public var manifest: FontManifest {
    var manifest = pinned.manifest
    manifest.system = system
    return manifest
  }

  /// The folders in which the manifest looks for its own fonts.
  package var searchedFolders: [String] { [pinned.manifest.folder] + pinned.manifest.searchFolders }

  /// The paths of the manifest and of its fonts in its own folder; none without a manifest.
  package var manifestFiles: (manifest: String?, fonts: [String]) {
    let folder = pinned.manifest.folder
    let fonts = pinned.manifest.faces.map { joined(folder, $0.file) }
    return (folder.isEmpty && fonts.isEmpty ? nil : joined(folder, "fonts.json"), fonts)
  }

  /// The number of font files read and of digests computed, by all collections that share this store.
  var fileWork: (opened: Int, digests: Int) { (store.digests.openedCount, store.digests.computedCount) }

  /// Extra files' faces, then the manifest's. Made at every call: not for hot paths.
  var records: [FaceRecord] { extras + pinned.manifest.faces.indices.map(pinned.record) }

  /// Every family, sorted by Unicode scalars. UIKit counterpart: UIFont.familyNames.
  public var familyNames: [String] {
    Set(records.map(\.family)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// Returns the PostScript names of a family's faces: extra files first, then in the manifest's
  /// order. Empty for an unknown family. UIKit counterpart: UIFont.fontNames(forFamilyName:).
  public func fontNames(forFamilyName family: String) -> [String] {
    var names: [String] = []
    for record in faces(ofFamily: family) where !names.contains(record.postScriptName) {
      names.append(record.postScriptName)
    }
    return names
  }

  /// True if a font of this request changes between cuts.
  func hasCuts(_ descriptor: FontDescriptor) -> Bool { systemDisplay != nil && descriptor.isSystem }

  /// True if a font of this request differs from the one found by its family's name.
  func isMoreThanItsFamily(_ descriptor: FontDescriptor) -> Bool {
    descriptor.isSystem && (systemDisplay != nil || systemFont == .tracked)
  }

  /// Returns the font that matches `descriptor` best, at `size` points.
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
