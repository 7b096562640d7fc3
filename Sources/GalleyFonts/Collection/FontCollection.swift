/// The available fonts: a manifest's pinned faces and extra files. Immutable; shared by all tasks.
///
/// The machine's own font settings have no effect. A file is opened, and its digest checked, when a font first
/// needs it; only extra files are opened at once, since their names are inside. UIKit counterpart: UIFont's class methods.
///
/// ```swift
/// let bold = try fonts.font(FontDescriptor(family: "Inter", weight: 700), size: 17)
/// let faces = fonts.fontNames(forFamilyName: "Inter")
/// ```
public struct FontCollection: Sendable {
  /// The pinned faces.
  public let manifest: FontManifest
  /// Families or PostScript names of stand-ins for characters that a font lacks, first choice first.
  public let fallback: [String]
  /// The boxes of coloured bitmaps.
  public let emojiMetrics: EmojiMetrics

  /// Extra files' faces, then the manifest's: the earlier of equally good ones wins.
  let records: [FaceRecord]
  /// The purpose of each of `fallback`.
  let purposes: [FallbackPurpose]
  let index: FaceIndex
  let store: FaceStore

  /// The faces of `manifest` and of `files`, which win over the manifest's faces of the same name or traits.
  ///
  /// The family of the first face is the system font of a manifest that names none.
  /// - Parameter fallback: stand-ins for missing characters; nil is the manifest's list, `[]` none.
  /// - Throws: an error in an extra file, or for an unknown fallback name.
  public init(
    manifest: FontManifest, files: [FontFile] = [], fallback: [String]? = nil, emojiMetrics: EmojiMetrics = .font
  ) throws(FontError) {
    var named = manifest
    self.emojiMetrics = emojiMetrics
    self.fallback = fallback ?? manifest.fallback
    purposes = self.fallback.map { manifest.purposes[$0] ?? FallbackPurpose() }
    let store = FaceStore(search: FontFileSearch(folder: manifest.folder, searchFolders: manifest.searchFolders))
    self.store = store
    var records: [FaceRecord] = []
    for file in files { records.append(FaceRecord(file, try store.face(file))) }
    for (place, entry) in manifest.faces.enumerated() { records.append(FaceRecord(entry, at: place)) }
    self.records = records
    if named.system.isEmpty, let first = records.first { named.system = first.family }
    self.manifest = named
    index = FaceIndex(records)
    for name in self.fallback { _ = try record(named: name, nearTo: FontDescriptor()) }
  }

  /// Every family, sorted by Unicode scalars. UIKit counterpart: UIFont.familyNames.
  public var familyNames: [String] {
    Set(records.map(\.family)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The PostScript names of a family's faces: extra files first, then in the manifest's order. Empty for an unknown
  /// family. UIKit counterpart: UIFont.fontNames(forFamilyName:).
  public func fontNames(forFamilyName family: String) -> [String] {
    var names: [String] = []
    for record in faces(ofFamily: family) where !names.contains(record.postScriptName) {
      names.append(record.postScriptName)
    }
    return names
  }

  /// True if a font of this request changes between cuts.
  func hasCuts(_ descriptor: FontDescriptor) -> Bool { manifest.systemDisplay != nil && descriptor.isSystem }

  /// The font that fits `descriptor` best, `size` points large.
  ///
  /// The system font is the manifest's `system` family below 20 points and its `systemDisplay` family from there on, as
  /// San Francisco has a cut for text and one for display; a family that is named is itself at all sizes.
  /// The nearest face of the family is taken: by width, then slant, then weight, in the order of CSS Fonts 4 §5.2. A
  /// variable face takes the very weight and width. Stand-ins are only looked up here, and opened when needed.
  /// - Parameter size: in points; 0 is the descriptor's own size, if it has one. UIKit counterpart:
  ///   `UIFont(descriptor:size:)`.
  /// - Throws: an error for an unknown name (with the nearest known one) or a bad size, or in the file of the face or of
  ///   the system font's other cut.
  public func font(_ descriptor: FontDescriptor, size: Double) throws(FontError) -> Font {
    let size = size == 0 ? descriptor.pointSize : size
    guard size > 0, size <= Font.largestSize else { throw .invalidSize(size) }
    return Font(FontStorage(try choice(for: descriptor), size: size))
  }
}

/// The places of a collection's faces among its records.
struct FaceIndex: Sendable {
  private(set) var families: [String: [Int]] = [:]
  /// The first face of each PostScript name.
  private(set) var numbers: [String: Int] = [:]

  init(_ records: [FaceRecord]) {
    for (number, record) in records.enumerated() {
      families[record.family, default: []].append(number)
      if numbers[record.postScriptName] == nil { numbers[record.postScriptName] = number }
    }
  }
}
