import Foundation

/// A preview that the rewriter found in the sources.
struct ListedPreview: Codable, Hashable {
  var target: String
  var path: String
  var line: Int
  var symbol: String
}

/// The position of a picture in the order of drawing: the numbers of the preview, of its page and
/// of the variant.
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
  /// The name of the sheet or alert that the preview presents, such as `sheet`; nil for the preview
  /// itself.
  var presented: String?
  /// The path of the image file.
  var image: String
  /// The path of the layout file.
  var layout: String
}

/// An event that a drawing process reports to the process that watches it. Each event is one line.
enum PreviewEvent: Codable {
  /// The process begins with a preview, whose pages are not yet known.
  case opens(Int)
  /// A preview is not in the program, because a condition in its source excludes it.
  case isAbsent(Int)
  /// The pages of a preview are known: their titles, and the type if it is a provider.
  case hasPages(Int, typeName: String?, titles: [String?])
  /// The process begins to draw a picture.
  case draws(PreviewPlace)
  /// A picture was drawn, together with the pictures of sheets and alerts that its views present.
  /// The event also has remarks about the picture.
  case drew(PreviewPlace, pictures: [DrawnPicture], remarks: [String])
  /// A picture cannot be drawn. The string is the reason.
  case failed(PreviewPlace, String)
  /// The process has drawn all previews. The event is missing if a preview calls `exit`.
  case done
}

/// The task of a drawing process.
struct PreviewJob: Codable {
  var previews: [ListedPreview]
  /// The numbers of the previews that the process draws.
  var chosen: [Int]
  var variants: [PreviewVariant]
  /// The position of the first picture to draw. All pictures before it are already drawn or have
  /// failed.
  var start: PreviewPlace
  var limits: PreviewLimits
  var clock: Int
  /// True if pages are only listed, not drawn.
  var isListing: Bool
  /// The folder in which pictures are written.
  var folder: String
  /// The file in which events are written.
  var events: String
}
