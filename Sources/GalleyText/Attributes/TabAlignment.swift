/// The position of a column's text relative to its tab stop. UIKit counterpart: NSTextAlignment,
/// for NSTextTab.
public enum TabAlignment: String, Hashable, Sendable, CaseIterable {
  /// The left end of the text is at the stop.
  case left
  /// The middle of the text is at the stop.
  case center
  /// The right end of the text is at the stop.
  case right
  /// The same as `left`.
  case justified
  /// The text begins at the stop, in the direction of the paragraph.
  case natural
  /// The text ends at the stop, in the direction of the paragraph.
  ///
  /// If a number contains a column terminator, the terminator lies at the stop in either direction. Not in UIKit.
  case trailing

  /// Creates the tab alignment that corresponds to a text alignment.
  public init(_ alignment: TextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}
