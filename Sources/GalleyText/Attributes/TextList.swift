import GalleyBase

/// A list that contains a paragraph as one of its items. UIKit counterpart: NSTextList.
///
/// Each paragraph whose `ParagraphStyle.textLists` names a list gets a marker. The marker is not part of the text, so
/// offsets count the user's characters only. Each list moves its items in by `indentation` points. Numbering continues
/// over consecutive paragraphs of equal lists; a paragraph outside the list ends it, a paragraph in a nested list does
/// not. A text that itself begins with a tab, the marker and a tab, as imported HTML does (rule: list-markers), gets no
/// second marker.
public struct TextList: Hashable, Sendable {
  /// Options for the list's markers.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value, with the same bits as in `NSTextList.Options`.
    public let rawValue: UInt
    /// Creates list options from the bits of `NSTextList.Options`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Puts the marker of the enclosing list before the list's own marker, as in 2.1.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The horizontal position of a list's markers, between the items of the enclosing list and the
  /// text of the item.
  public enum MarkerAlignment: String, Hashable, Sendable, CaseIterable {
    /// Markers begin at `markerIndentation`, as with the left tab stop of imported HTML
    /// (rule: list-markers).
    ///
    /// Numbers of different widths end at different positions.
    case leading
    /// Markers end `markerDistance` before the text. Digits are therefore aligned, whatever the
    /// widths of the markers.
    ///
    /// UIKit can do so only in lists whose text contains tabs; browsers set all lists so.
    case trailing
  }

  /// The format of the markers.
  public var markerFormat: MarkerFormat
  /// The options for the markers.
  public var listOptions: Options
  /// The number of the first item.
  public var startingItemNumber: Int
  /// The distance in points from the items of the enclosing list to the items of this list. The
  /// default, 36, was recorded on iOS with imported HTML (rule: list-markers).
  ///
  /// UIKit keeps it in the paragraph style.
  public var indentation: Double
  /// The distance in points from the items of the enclosing list to the beginning of the marker.
  /// The default, 11, was recorded on iOS (rule: list-markers).
  ///
  /// A marker that would overlap the text begins earlier.
  public var markerIndentation: Double
  /// The alignment of the markers: by their leading or their trailing ends.
  public var markerAlignment: MarkerAlignment
  /// The distance in points between a marker and the text. It applies with trailing alignment and
  /// to markers that are too wide for leading alignment. The default, 4, is Galley's choice.
  public var markerDistance: Double

  /// Creates a list that begins with 1 and has the default indents, which were recorded on iOS.
  public init(
    markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1, indentation: Double = 36,
    markerIndentation: Double = 11, markerAlignment: MarkerAlignment = .leading, markerDistance: Double = 4
  ) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    self.indentation = indentation.onLengthGrid
    self.markerIndentation = markerIndentation.onLengthGrid
    self.markerAlignment = markerAlignment
    self.markerDistance = markerDistance.onLengthGrid
  }

  /// Returns the marker of an item, without the markers of enclosing lists.
  ///
  /// It has ASCII digits in every locale, as in NSTextList. UIKit counterpart: marker(forItemNumber:).
  public func marker(forItemNumber number: Int) -> String { markerFormat.marker(forItemNumber: number) }
}
