public import GalleyBase

/// A rectangle in a view's coordinates that takes part in constraints without being a view.
///
/// UIKit counterpart: UILayoutGuide.
public final class LayoutGuide {
  /// The meaning of a guide's rectangle.
  package enum Kind: Int, CaseIterable {
    /// A rectangle that only constraints determine.
    case custom
    /// The bounds reduced by the layout margins.
    case margins
    /// The bounds reduced by the safe area insets.
    case safeArea
    /// The part of the margins' rectangle in which lines have a readable length.
    case readableContent
    /// The lower part of the view that the keyboard covers. Without a keyboard, the part below the
    /// safe area.
    case keyboard
    /// The whole content of a scroll view.
    case content
    /// The visible bounds of a scroll view.
    case frame
  }

  /// The meaning of the guide's rectangle.
  package let kind: Kind
  /// The view whose coordinates the guide uses; nil until the guide is added to a view.
  public internal(set) weak var owner: View?
  /// The rectangle after the last layout, in the owner's coordinates, on whole pixels.
  public internal(set) var frame = Rect.zero
  /// The name of the guide in reports.
  package var identifier = ""
  /// The object that represents the guide in another API. The object owns the guide, so the
  /// reference is weak.
  package weak var representation: AnyObject?

  /// Creates a guide that does not belong to a view yet.
  package init() { kind = .custom }

  /// Creates a built-in guide of a view.
  init(_ kind: Kind, of owner: View) {
    self.kind = kind
    self.owner = owner
  }
}
