/// The side of a tab stop on which its column lies. UIKit counterpart: NSTextAlignment, for NSTextTab.
public enum TabAlignment: String, Hashable, Sendable, CaseIterable {
  /// The left end is at the stop.
  case left
  /// The middle is at the stop.
  case center
  /// The right end is at the stop.
  case right
  /// As `left`.
  case justified
  /// The column begins at the stop, in the direction of the paragraph.
  case natural
  /// The column ends at the stop, in the direction of the paragraph. A number with a column terminator has that at the
  /// stop in either direction. Not in UIKit.
  case trailing

  /// The side of text of an alignment.
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
