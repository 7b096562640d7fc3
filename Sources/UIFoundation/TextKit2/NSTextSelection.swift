import CoreGraphics
public import Foundation

/// Selected parts of a text. Nothing creates or moves one here: a text view's selection is `selectedRange`.
open class NSTextSelection: NSObject {
  /// The unit by which a selection grows.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word
    case paragraph
    case line
    case sentence
  }

  /// The line to which an insertion point between two belongs.
  public enum Affinity: Int, Sendable {
    case upstream = 0
    case downstream
  }

  /// The parts.
  public let textRanges: [NSTextRange]
  /// The unit by which the selection grows.
  public let granularity: Granularity
  /// The line to which an insertion point between two belongs.
  public let affinity: Affinity
  /// True for a part that is dragged over.
  public let isTransient = false
  /// The position from which the selection is dragged, from the line's beginning.
  open var anchorPositionOffset: CGFloat = 0
  /// True if parts follow the order of the text.
  open var isLogical = true
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Selected parts.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// One selected part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }
}
