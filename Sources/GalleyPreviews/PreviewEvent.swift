import Foundation

/// A preview that the sources have, as the rewriter found it.
struct ListedPreview: Codable, Hashable {
  var target: String
  var path: String
  var line: Int
  var symbol: String
}

/// The place of a picture among those that a process draws: the preview's number, that of its page and the variant's.
struct PreviewPlace: Codable, Hashable, Comparable {
  var preview: Int
  var page = 0
  var variant = 0

  static func < (one: PreviewPlace, other: PreviewPlace) -> Bool {
    (one.preview, one.page, one.variant) < (other.preview, other.page, other.variant)
  }
}

/// A picture that a drawing process wrote.
struct DrawnPicture: Codable, Hashable {
  /// The name of what the preview presents, such as `sheet`; nil for the preview itself.
  var presented: String?
  /// The path of the picture.
  var image: String
  /// The path of its layout.
  var layout: String
}

/// An event that a drawing process reports to the process that watches it, one a line.
enum PreviewEvent: Codable {
  /// The process begins with a preview, whose pages it does not know yet.
  case opens(Int)
  /// A preview is not in the program: a condition of its source left it out.
  case isAbsent(Int)
  /// The pages that a preview has: the titles, and its type for a provider.
  case hasPages(Int, typeName: String?, titles: [String?])
  /// The process begins with a picture.
  case draws(PreviewPlace)
  /// A picture is drawn: it and those of what its views present, and what is remarkable about it.
  case drew(PreviewPlace, pictures: [DrawnPicture], remarks: [String])
  /// A picture cannot be drawn, for a reason.
  case failed(PreviewPlace, String)
  /// The process has drawn all previews. A preview that calls `exit` ends it earlier.
  case done
}

/// The work of a drawing process.
struct PreviewJob: Codable {
  var previews: [ListedPreview]
  /// The numbers of the previews that it is to draw.
  var chosen: [Int]
  var variants: [PreviewVariant]
  /// The first place; what lies before it is done.
  var start: PreviewPlace
  var limits: PreviewLimits
  var clock: Int
  /// True to list pages only.
  var isListing: Bool
  /// The folder for the pictures.
  var folder: String
  /// The file that events are written to.
  var events: String
}
