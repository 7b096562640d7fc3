import CoreGraphics
public import Foundation

/// The selected ranges of a text. Galley neither creates nor moves such selections: a text view's
/// selection is `selectedRange`.
open class NSTextSelection: NSObject {
  /// The unit of text by which a selection grows.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word
    case paragraph
    case line
    case sentence
  }

  /// The line to which an insertion point at a line break belongs.
  public enum Affinity: Int, Sendable {
    case upstream = 0
    case downstream
  }

  /// The selected ranges.
  public let textRanges: [NSTextRange]
  /// The unit of text by which the selection grows.
  public let granularity: Granularity
  /// The line to which an insertion point at a line break belongs.
  public let affinity: Affinity
  /// Always false. On iOS it is true for a range under a dragged object.
  public let isTransient = false
  /// The position at which dragging of the selection began, relative to the beginning of the line.
  open var anchorPositionOffset: CGFloat = 0
  /// True if the ranges follow the logical order of the text.
  open var isLogical = true
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates a selection of several ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// Creates a selection of a single range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates an insertion point at a location.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }
}
