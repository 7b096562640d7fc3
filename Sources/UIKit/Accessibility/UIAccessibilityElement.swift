import CoreGraphics
public import Foundation

/// A part of a view that assistive technologies see although it is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that this is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// A part of a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The frame on the screen, from the one in the container unless it was set.
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

/// Views that identify themselves to tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which a test finds it.
  var accessibilityIdentifier: String? { get set }
}

/// Views whose images grow with the text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// True if images grow for the accessibility sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// Cells of a table, seen by assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that it covers.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that it covers.
  func accessibilityColumnRange() -> NSRange
}

/// Views that read their text line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// Returns the number of the line at a point.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page.
  func accessibilityPageContent() -> String?
}
