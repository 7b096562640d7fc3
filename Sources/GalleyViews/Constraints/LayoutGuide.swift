public import GalleyBase

/// A rectangle in a view's coordinates that takes part in constraints without being a view.
///
/// UIKit counterpart: UILayoutGuide.
public final class LayoutGuide {
  /// The rectangle that a guide represents.
  package enum Kind: Int, CaseIterable {
    /// A rectangle that constraints determine.
    case custom
    /// The bounds without the layout margins.
    case margins
    /// The bounds without the safe area insets.
    case safeArea
    /// The part of the margins that holds lines of a readable length.
    case readableContent
    /// The lower part of the view, which a keyboard covers; without a keyboard, the part below the safe area.
    case keyboard
    /// The content of a scroll view.
    case content
    /// The bounds of a scroll view.
    case frame
  }

  /// The rectangle that the guide represents.
  package let kind: Kind
  /// The view whose coordinates the guide uses; nil until a view has the guide.
  public internal(set) weak var owner: View?
  /// The rectangle after the last layout, in the owner's coordinates, on whole pixels.
  public internal(set) var frame = Rect.zero
  /// The name of the guide in reports.
  package var identifier = ""
  /// The object that represents the guide in another API. It owns the guide, not the other way round.
  package weak var representation: AnyObject?

  /// Creates a guide that belongs to no view yet.
  package init() { kind = .custom }

  /// Creates one of a view's built-in guides.
  init(_ kind: Kind, of owner: View) {
    self.kind = kind
    self.owner = owner
  }
}
