/// A font file and, in a collection, the index of a face.
public struct FontFile: Hashable, Sendable {
  /// Path of the file, absolute or relative to the current folder.
  public var path: String
  /// The face's index in a collection (.ttc); 0 for a file with one face.
  public var index: Int

  /// Creates the face `index` of the file at `path`.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A request for a font. UIKit counterpart: UIFontDescriptor.
///
/// `file` wins over `name`, and `name` over `family`; with none of them it is the system family.
public struct FontDescriptor: Hashable, Sendable {
  /// A family, spelt exactly. `system` means the manifest's system family, and its display family from 20 points on.
  ///
  /// In Galley's own manifest these are Inter and Inter Display with San Francisco's tracking and line height, so that
  /// lines break as in San Francisco (rule: system-font). `Inter` by name is Inter unchanged.
  public var family: String?
  /// A PostScript name, spelt exactly. A family's name or a full name is accepted too, as in UIFont(name:size:)
  /// (rule: font-by-name).
  public var name: String?
  /// A face by its file. It need not be in the collection.
  public var file: FontFile?
  /// 1…1000; 400 is regular, 700 bold. The nearest face is chosen, in the order of CSS Fonts 4 §5.2.
  public var weight: Int
  /// Percent of the normal width.
  public var width: Double
  /// True to request an italic.
  public var italic: Bool
  /// Features for all text in the font, in order: a later value wins.
  public var features: [FontFeature]
  /// Positions on the axes of a variable face.
  public var variations: [FontVariation]
  /// Fallback fonts for characters that the face lacks, before the collection's own fallback.
  public var cascadeList: [FontDescriptor]
  /// The size in points, unless another one is requested; 0 for none. UIKit counterpart: pointSize.
  public var pointSize: Double
  /// True for the font of a text style: lines of labels and fields in it grow for tall scripts (rule: tall-scripts).
  /// UIKit counterpart: the attribute `textStyle`.
  public var isTextStyle: Bool

  /// Creates a request.
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

  /// True for the system font, unless it is requested by its family's name.
  var isSystem: Bool { file == nil && name == nil && (family == nil || family == "system") }
}
