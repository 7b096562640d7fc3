/// A font file and the index of a face in it.
public struct FontFile: Hashable, Sendable {
  /// The path of the file, absolute or relative to the current folder.
  public var path: String
  /// The index of the face in a font collection (.ttc); 0 for a file with one face.
  public var index: Int

  /// Creates a reference to the face at `index` in the file at `path`.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A request for a font. UIKit counterpart: UIFontDescriptor.
///
/// `file` wins over `name`, and `name` over `family`; with none of them it is the system family.
public struct FontDescriptor: Hashable, Sendable {
  /// The exact name of a family. `system` means the system family of the manifest, and its display
  /// family from 20 points on.
  ///
  /// In Galley's own manifest these are Inter and Inter Display with San Francisco's tracking and line height, so that
  /// lines break as in San Francisco (rule: system-font). `Inter` by name is Inter unchanged.
  public var family: String?
  /// The exact PostScript name of a face. The name of a family or a full name is also accepted, as
  /// in UIFont(name:size:) (rule: font-by-name).
  public var name: String?
  /// The file of a face. It need not be in the collection.
  public var file: FontFile?
  /// The weight, 1…1000: 400 is regular, 700 is bold. The nearest face is chosen, in the order of
  /// CSS Fonts 4 §5.2.
  public var weight: Int
  /// The width in percent of the normal width; 100 is normal.
  public var width: Double
  /// True if an italic face is requested.
  public var italic: Bool
  /// The OpenType features for all text in the font. If a feature occurs twice, the later value
  /// applies.
  public var features: [FontFeature]
  /// The positions on the axes of a variable face.
  public var variations: [FontVariation]
  /// The fallback fonts for characters that the face does not have. They are tried before the
  /// fallback fonts of the collection.
  public var cascadeList: [FontDescriptor]
  /// The size in points that applies if no other size is requested; 0 for none. UIKit counterpart:
  /// pointSize.
  public var pointSize: Double
  /// True for the font of a text style. Lines of labels and fields in such a font grow for tall
  /// scripts (rule: tall-scripts). UIKit counterpart: the attribute `textStyle`.
  public var isTextStyle: Bool

  /// Creates a request for a font.
  public init(
    family: String? = nil, name: String? = nil, file: FontFile? = nil, weight: Int = 400, width: Double = 100,
    italic: Bool = false, features: [FontFeature] = [], variations: [FontVariation] = [],
    cascadeList: [FontDescriptor] = [], pointSize: Double = 0, isTextStyle: Bool = false
  ) {
    self.family = family
    self.name = name
    self.file = file
    self.weight = weight
    self.width = width
    self.italic = italic
    self.features = features
    self.variations = variations
    self.cascadeList = cascadeList
    self.pointSize = pointSize
    self.isTextStyle = isTextStyle
  }

  /// True if the request is for the system font and does not name a file, a face or the system
  /// font's own family.
  var isSystem: Bool { file == nil && name == nil && (family == nil || family == "system") }
}
