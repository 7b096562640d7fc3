import GalleyBase

/// A list that a paragraph is an item of. UIKit counterpart: NSTextList.
///
/// Paragraphs whose `ParagraphStyle.textLists` name a list get its marker, which is no part of the text: offsets stay
/// those of the user's characters. Each list moves its items `indentation` points in. Paragraphs that follow each other
/// in equal lists count on; a paragraph outside of the list ends it, one in a list nested in it does not. Where the
/// text itself begins with a tab, the marker and a tab, as imported HTML does (rule: list-markers), nothing is added.
public struct TextList: Hashable, Sendable {
  /// Options for the list's markers.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker of the list around this one stands before its own: 2.1.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The place of a list's markers between the items of the list around it and their text.
  public enum MarkerAlignment: String, Hashable, Sendable, CaseIterable {
    /// They begin at `markerIndentation`, as those of imported HTML do, whose tab stop is a left one
    /// (rule: list-markers). Numbers of different widths end at different places.
    case leading
    /// They end `markerDistance` before the text, whatever their widths, so that the digits of numbers stand below each
    /// other. UIKit has it only for lists spelt with tabs; browsers set all lists so.
    case trailing
  }

  /// The marker before each item.
  public var markerFormat: MarkerFormat
  /// Options for its markers.
  public var listOptions: Options
  /// Number of the first item.
  public var startingItemNumber: Int
  /// The distance by which the list moves its items in from those of the list around it, in points; 36 is recorded from
  /// imported HTML (rule: list-markers). UIKit keeps it in the paragraph style.
  public var indentation: Double
  /// The beginning of the marker, counted from the beginning of the items of the list around it; 11 is recorded
  /// (rule: list-markers). A marker that would reach into the text begins earlier.
  public var markerIndentation: Double
  /// The end of the markers that has a fixed place.
  public var markerAlignment: MarkerAlignment
  /// The distance between the text and a marker with trailing alignment, or one that has no room where leading ones
  /// begin, in points; 4 is a choice.
  public var markerDistance: Double

  /// A list that counts from 1, with the recorded indents.
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

  /// The marker of an item, without those of the lists around it. The digits are those of ASCII in every locale, as
  /// NSTextList has them. UIKit counterpart: marker(forItemNumber:).
  public func marker(forItemNumber number: Int) -> String { markerFormat.marker(forItemNumber: number) }
}
