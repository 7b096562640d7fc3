public import GalleyBase

/// A rectangle of a view's own coordinates that takes part in constraints without being a view. UIKit counterpart:
/// UILayoutGuide.
public final class LayoutGuide {
  /// The rectangle that a guide stands for.
  package enum Kind: Int, CaseIterable {
    /// One that constraints determine.
    case custom
    /// The bounds without the layout margins.
    case margins
    /// The bounds without what covers them.
    case safeArea
    /// The part of the margins that holds lines of a readable length.
    case readableContent
    /// The lower part of the view, which a keyboard covers: what the safe area leaves out while there is none.
    case keyboard
    /// The content of a scroll view.
    case content
    /// The bounds of a scroll view.
    case frame
  }

  /// The rectangle that the guide stands for.
  package let kind: Kind
  /// The view in whose coordinates the guide is; nil for one that no view has.
  public internal(set) weak var owner: View?
  /// The rectangle at the last layout, in the owner's coordinates, to the pixel.
  public internal(set) var frame = Rect.zero
  /// The name of the guide in reports.
  package var identifier = ""
  /// The object that stands for the guide in another vocabulary. It holds the guide, not the other way round.
  package weak var representation: AnyObject?

  /// A guide that no view has yet.
  package init() { kind = .custom }

  /// A guide that a view has by itself.
  init(_ kind: Kind, of owner: View) {
    self.kind = kind
    self.owner = owner
  }
}
