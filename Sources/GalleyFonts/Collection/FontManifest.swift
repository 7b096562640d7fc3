/// The available faces, pinned by digest, and the order of fallback fonts. The manifest is a plain
/// value, which the caller reads from a file.
public struct FontManifest: Hashable, Sendable {
  /// A pinned face.
  public struct Entry: Hashable, Sendable {
    /// The family by which the face is requested, such as `Inter`.
    public var family: String
    /// The PostScript name of the face, such as `Inter-Regular`.
    public var postScriptName: String
    /// The weight from 100 (thin) to 900 (black); 400 is regular, as in CSS and in OpenType's OS/2
    /// table.
    public var weight: Int
    /// The width in percent of the normal width; 100 is normal.
    public var width: Double
    /// True if the face is italic or oblique.
    public var italic: Bool
    /// True if the face has coloured glyphs. For emoji, such faces are opened first, so that other
    /// fonts earlier in the fallback order need not be opened. The result is the same either way.
    public var isColor: Bool
    /// The Debian package that installs the file, or the release archive (`.tar.gz`) that contains
    /// it. It is empty for a face that comes with the manifest.
    public var package: String
    /// The path of the file, relative to the folder of the manifest or to one of the search
    /// folders.
    public var file: String
    /// The index of the face in a font collection (.ttc); 0 for a file with one face.
    public var index: Int
    /// The SHA-256 of the whole file, 64 hexadecimal digits. If empty, no digest is pinned.
    public var sha256: String
    /// The SPDX name of the licence.
    public var licence: String
    /// The axes of a variable face, in the order of the file; empty for a static face.
    public var axes: [VariationAxis]
    /// True if family and PostScript name were chosen for the manifest and may differ from those in
    /// the file.
    public var isRenamed: Bool
    /// True if the weight was chosen for the manifest and may differ from the weight in the file.
    public var isReweighted: Bool
    /// The tracking by font size, in increasing order. It replaces the tracking in the file
    /// (Apple's table `trak`). An empty list means no tracking, and nil means the tracking in the
    /// file.
    public var tracking: [Tracking]?

    /// Creates the entry of a manifest for a face.
    public init(
      family: String, postScriptName: String, weight: Int = 400, width: Double = 100, italic: Bool = false,
      isColor: Bool = false, package: String = "", file: String, index: Int = 0, sha256: String = "",
      licence: String = "", axes: [VariationAxis] = [], isRenamed: Bool = false,
      isReweighted: Bool = false, tracking: [Tracking]? = nil
    ) {
      self.family = family
      self.postScriptName = postScriptName
      self.weight = weight
      self.width = width
      self.italic = italic
      self.isColor = isColor
      self.package = package
      self.file = file
      self.index = index
      self.sha256 = sha256
      self.licence = licence
      self.axes = axes
      self.isRenamed = isRenamed
      self.isReweighted = isReweighted
      self.tracking = tracking
    }
  }

  /// The space after each letter at one font size. Between sizes it is interpolated linearly.
  public struct Tracking: Hashable, Sendable {
    /// The font size in points.
    public var size: Double
    /// The space in thousandths of the font size.
    public var thousandths: Double

    /// Creates the tracking for `size`, in thousandths of the size.
    public init(size: Double, thousandths: Double) {
      self.size = size
      self.thousandths = thousandths
    }
  }

  /// The pinned hyphenation patterns of one language.
  public struct Hyphenation: Hashable, Sendable {
    /// The language as a BCP 47 tag, such as `de` or `en-US`.
    public var language: String
    /// The Debian package that installs the file.
    public var package: String
    /// The path of the file, relative to the folder of the manifest or to one of the search
    /// folders.
    public var file: String
    /// The SHA-256 of the whole file, 64 hexadecimal digits. If empty, no digest is pinned.
    public var sha256: String
    /// The SPDX expression of the licence.
    public var licence: String

    /// Creates an entry for the patterns of a language.
    public init(language: String, package: String = "", file: String, sha256: String = "", licence: String = "") {
      self.language = language
      self.package = package
      self.file = file
      self.sha256 = sha256
      self.licence = licence
    }
  }

  /// The folder in which relative paths of files are looked up first.
  public var folder: String
  /// The folders that contain the files of packages, in the order of search. Each is searched first
  /// at the exact relative path, then by file name in the folder and all its subfolders.
  public var searchFolders: [String]
  /// All faces. If two match a request equally well, the first is chosen.
  public var faces: [Entry]
  /// The family that is used for the name `system`.
  public var system: String
  /// The family that is used for `system` from 20 points on and is designed for large text; nil if
  /// it is the same at all sizes.
  public var systemDisplay: String?
  /// The metrics of the system font; nil uses the setting of the manifest that this manifest
  /// extends, or else the metrics of the system font's family.
  public var systemFont: SystemFontSetting?
  /// The families or PostScript names of the fallback fonts for characters that a font does not
  /// have, in order of preference.
  public var fallback: [String]
  /// The purposes of fallback fonts, by their names in `fallback`. A font without an entry suits
  /// all text equally well.
  public var purposes: [String: FallbackPurpose]
  /// The languages that can be hyphenated. If a language has entries for several regions, the first
  /// entry is also used for its regions without an entry.
  public var hyphenation: [Hyphenation]

  /// Creates a font manifest from its faces, patterns and settings.
  public init(
    folder: String, searchFolders: [String] = ["/usr/share/fonts"], faces: [Entry], system: String,
    systemDisplay: String? = nil, systemFont: SystemFontSetting? = nil, fallback: [String] = [],
    purposes: [String: FallbackPurpose] = [:], hyphenation: [Hyphenation] = []
  ) {
    self.folder = folder
    self.searchFolders = searchFolders
    self.faces = faces
    self.system = system
    self.systemDisplay = systemDisplay
    self.systemFont = systemFont
    self.fallback = fallback
    self.purposes = purposes
    self.hyphenation = hyphenation
  }
}
