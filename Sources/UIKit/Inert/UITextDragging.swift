public import Foundation
import UIFoundation

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

/// A view that text can be dropped on.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var isTextDropActive: Bool { get }
}

/// The delegate that supplies dragged text. Its methods are never called, since Galley has no
/// dragging.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// The delegate that handles dropped text. Its methods are never called, since Galley has no
/// dropping.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// The options for dragging text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview ignores the colours of the text.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// The drag and drop settings of a view. They have no effect.
@MainActor
final class TextDragging {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  /// Returns the settings of a view, created on first access.
  static func of(_ view: UIView) -> TextDragging {
    if let kept = objc_getAssociatedObject(view, key) as? TextDragging { return kept }
    let new = TextDragging()
    objc_setAssociatedObject(view, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UITextDraggable where Self: UIView {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
