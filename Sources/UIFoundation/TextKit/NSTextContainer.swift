import CoreGraphics
public import Foundation

/// A region that a layout manager fills with text.
open class NSTextContainer: NSObject, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The layout manager that fills the container.
  open weak var layoutManager: NSLayoutManager? {
    didSet { if layoutManager !== oldValue { noteLayoutManager(replacing: oldValue) } }
  }
  /// Extent in points; 0 or less, or 10,000,000 or more, means no limit.
  open var size: CGSize { didSet { if size != oldValue { noteChange(from: oldValue) } } }
  /// Paths that no text may cover, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { noteChange() } }
  /// The treatment of the last line if text remains.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { noteChange() } } }
  /// Padding at both ends of every line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { noteChange() } } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { noteChange() } } }
  /// True if the container is as wide as its text view.
  open var widthTracksTextView = false
  /// True if the container is as high as its text view.
  open var heightTracksTextView = false
  /// Called when text is to be drawn again.
  package var displayChanged: (() -> Void)?
  /// The object that reports the layout by paragraphs.
  weak var paragraphLayout: AnyObject?
  /// Tells the text view that shows the container's text of changes.
  package var noteToView: (() -> Void)?

  /// A container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// A container from an archive.
  public required init(coder: NSCoder) {
    size = CGSize(
      width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
    super.init()
    if coder.containsValue(forKey: "NSLineFragmentPadding") {
      lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
    }
    maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
  }

  /// Writes size, padding and number of lines.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(size.width), forKey: "NSWidth")
    coder.encode(Double(size.height), forKey: "NSHeight")
    coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// True if lines may use the whole rectangle.
  open var isSimpleRectangularTextContainer: Bool {
    type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty && maximumNumberOfLines == 0
  }

  /// Moves the container, the other containers of its layout manager and their text to another layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (containers, storage) = (old.textContainers, old.textStorage)
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Returns the part of a proposed strip that a line may use: the first in the direction of writing. It may be lower
  /// than the proposed one; `.zero` means no space.
  ///
  /// A subclass's result is used; without an override, the exclusion paths decide.
  /// - Parameter remainingRect: set to the rest of the strip after that part.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let (rect, remaining) = standardRects(
      in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
    remainingRect?.pointee = remaining
    return rect
  }
}
