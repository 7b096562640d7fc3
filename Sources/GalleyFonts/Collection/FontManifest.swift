/// The available faces, pinned by digest, and the order in which they stand in for each other. A plain value, which the
/// caller reads from a file.
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
    /// True if it has glyphs with colours of their own. Such faces are opened first for an emoji, so that the others
    /// before them in the fallback need not be; otherwise the face is found all the same, only later.
    public var isColor: Bool
    /// The Debian package that installs it, or the archive of a release (`.tar.gz`) that has it; empty for a face that
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
    /// The spacing of letters by their size, in place of the file's (Apple's table `trak`), sizes rising; empty for
    /// none, nil for the file's.
    public var tracking: [Tracking]?

    /// An entry of these values.
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

  /// The space after each letter at a size. Sizes in between lie on a straight line.
  public struct Tracking: Hashable, Sendable {
    /// The size, in points.
    public var size: Double
    /// The space, in thousandths of the size.
    public var thousandths: Double

    /// A space of this many thousandths at `size`.
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

    /// An entry of these values.
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
  /// All faces. Where two fit a request equally well, the earlier one is taken.
  public var faces: [Entry]
  /// The family that the name `system` stands for.
  public var system: String
  /// The family that `system` stands for from 20 points on, cut for large text; nil if it is the same at all sizes.
  public var systemDisplay: String?
  /// The way in which the system font is set; nil is as its family is, or as the extended manifest says.
  public var systemFont: SystemFontSetting?
  /// Families or PostScript names of stand-ins for characters that a font lacks, first choice first.
  public var fallback: [String]
  /// The purposes of stand-ins, by their names in `fallback`. One that has no entry suits all text alike.
  public var purposes: [String: FallbackPurpose]
  /// The languages that can be hyphenated. Of two with the same language the first stands in for its other regions.
  public var hyphenation: [Hyphenation]

  /// A manifest of these values.
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
