import CoreGraphics
public import Foundation

/// A part of a view that assistive technologies treat as an element although it is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element in a view or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The frame on the screen. By default it is converted from the frame in the container.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
      }
      let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
      return accessibilityFrameInContainerSpace.offsetBy(dx: outer.x, dy: outer.y)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// An object with an identifier for tests of the user interface.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which a test finds the object.
  var accessibilityIdentifier: String? { get set }
}

/// Views whose images grow with the text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// True if images grow at the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A cell of a data table, which supplies its rows and columns to assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the range of rows that the cell covers.
  func accessibilityRowRange() -> NSRange
  /// Returns the range of columns that the cell covers.
  func accessibilityColumnRange() -> NSRange
}

/// Views whose text assistive technologies read line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// Returns the index of the line of text at a point.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of the line with the given index; nil if there is no such line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of the line with the given index, on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the whole text of the page; nil if there is none.
  func accessibilityPageContent() -> String?
}
