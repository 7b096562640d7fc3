import GalleyBase

/// A tab stop. UIKit counterpart: NSTextTab.
///
/// `left` and `right` are absolute, also in right-to-left paragraphs; `natural` is the leading side and
/// `justified` behaves as `left` (reference §C.1).
public struct TextTab: Hashable, Sendable {
  /// On which side of the stop its column lies.
  public var alignment: TextAlignment
  /// Points from the leading margin inside the container's padding: from the right in right-to-left paragraphs.
  public var location: Double
  /// Characters that end the column, so that the first of them starts at a right-aligned stop: decimal alignment.
  /// Nil: only tab and newline end it. UIKit counterpart: `options[.columnTerminators]`.
  public var columnTerminators: String?

  /// A stop at `location` points.
  public init(alignment: TextAlignment = .natural, location: Double, columnTerminators: String? = nil) {
    self.alignment = alignment
    self.location = location.onLengthGrid
    self.columnTerminators = columnTerminators
  }

  /// Apple's twelve stops of an untouched paragraph style: left, every 28 pt up to 336 (reference §B.1).
  public static let defaults: [TextTab] = (1...12).map { TextTab(alignment: .left, location: Double($0) * 28) }
}
