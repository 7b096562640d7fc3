import GalleyBase

/// A list that a paragraph is an item of. UIKit counterpart: NSTextList.
///
/// Paragraphs whose `ParagraphStyle.textLists` name a list get its marker, which is no part of the text: offsets stay
/// those of the user's characters. Each list moves its items `indentation` points in. Paragraphs that follow each other
/// in equal lists count on; a paragraph outside of the list ends it, one in a list nested in it does not. Where the
/// text itself begins with a tab, the marker and a tab, as imported HTML does (recorded, reference §B.1), nothing is
/// added.
public struct TextList: Hashable, Sendable {
  /// How the list's markers look.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker of the list around this one stands before its own: 2.1.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// What stands before each item.
  public var markerFormat: MarkerFormat
  /// How its markers look.
  public var listOptions: Options
  /// Number of the first item.
  public var startingItemNumber: Int
  /// How far the list moves its items in from those of the list around it, in points; 36 is recorded from imported HTML
  /// (reference §B.1). UIKit keeps it in the paragraph style.
  public var indentation: Double
  /// Where the marker begins, counted from where the items of the list around it begin; 11 is recorded. A marker that
  /// would come too near to the text begins earlier.
  public var markerIndentation: Double

  /// A list that counts from 1, with the recorded indents.
  public init(
    markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1, indentation: Double = 36,
    markerIndentation: Double = 11
  ) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    self.indentation = indentation.onLengthGrid
    self.markerIndentation = markerIndentation.onLengthGrid
  }

  /// The marker of an item, without those of the lists around it. The digits are those of ASCII in every locale, as
  /// NSTextList has them. UIKit counterpart: marker(forItemNumber:).
  public func marker(forItemNumber number: Int) -> String { markerFormat.marker(forItemNumber: number) }
}
