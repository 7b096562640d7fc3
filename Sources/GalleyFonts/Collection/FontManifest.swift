/// The available faces, pinned by digest, and the order of fallback fonts. A plain value, which the caller reads from a
/// file.
public struct FontManifest: Hashable, Sendable {
  /// One pinned face.
  public struct Entry: Hashable, Sendable {
    /// The family by which it is requested, such as `Inter`.
    public var family: String
    /// The PostScript name, such as `Inter-Regular`.
    public var postScriptName: String
    /// 100 (thin) to 900 (black); 400 is regular, as in CSS and OpenType's OS/2 table.
    public var weight: Int
    /// Percent of the normal width; 100 is normal.
    public var width: Double
    /// True if it is an italic or oblique.
    public var italic: Bool
    /// True if it has glyphs with their own colours. For an emoji such faces are opened first, so that fonts before
    /// them in the fallback order need not be opened. The result is the same either way.
    public var isColor: Bool
    /// The Debian package that installs it, or the release archive (`.tar.gz`) that contains it; empty for a face that
    /// comes with the manifest.
    public var package: String
    /// The file's path, relative to the manifest's folder or to one of the search folders.
    public var file: String
    /// The face's index in a collection (.ttc); 0 for a file with one face.
    public var index: Int
    /// SHA-256 of the whole file, 64 hexadecimal digits. Empty pins nothing.
    public var sha256: String
    /// The licence's SPDX name.
    public var licence: String
    /// The axes of a variable face, in the file's order; empty for a static one.
    public var axes: [VariationAxis]
    /// True if family and PostScript name are the manifest's own, not those in the file.
    public var isRenamed: Bool
    /// True if the weight is the manifest's own, not the one in the file.
    public var isReweighted: Bool
    /// The tracking by font size, in increasing order, which replaces the file's (Apple's table `trak`). Empty for
    /// none, nil for the file's.
    public var tracking: [Tracking]?

    /// Creates an entry.
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

  /// The space after each letter at a size. It is interpolated linearly between sizes.
  public struct Tracking: Hashable, Sendable {
    /// The size, in points.
    public var size: Double
    /// The space, in thousandths of the size.
    public var thousandths: Double

    /// Creates a space of this many thousandths at `size`.
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
    /// The file's path, as for faces.
    public var file: String
    /// SHA-256 of the whole file, 64 hexadecimal digits. Empty pins nothing.
    public var sha256: String
    /// The licence's SPDX expression.
    public var licence: String

    /// Creates an entry.
    public init(language: String, package: String = "", file: String, sha256: String = "", licence: String = "") {
      self.language = language
      self.package = package
      self.file = file
      self.sha256 = sha256
      self.licence = licence
    }
  }

  /// The folder that relative files are looked up in first.
  public var folder: String
  /// The folders of packages' files, in order of search: first at the exact relative path, then by file name
  /// in the folder and everything below it.
  public var searchFolders: [String]
  /// All faces. If two match a request equally well, the first is chosen.
  public var faces: [Entry]
  /// The family that the name `system` means.
  public var system: String
  /// The family that `system` means from 20 points on, cut for large text; nil if it is the same at all sizes.
  public var systemDisplay: String?
  /// The setting of the system font; nil for its family unchanged, or for the setting of the manifest that this one
  /// extends.
  public var systemFont: SystemFontSetting?
  /// Families or PostScript names of the fallback fonts for characters that a font lacks, in order of preference.
  public var fallback: [String]
  /// The purposes of fallback fonts, by their names in `fallback`. A font without an entry suits all text equally.
  public var purposes: [String: FallbackPurpose]
  /// The languages that can be hyphenated. Of two entries for one language, the first also serves its other regions.
  public var hyphenation: [Hyphenation]

  /// Creates a manifest.
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
