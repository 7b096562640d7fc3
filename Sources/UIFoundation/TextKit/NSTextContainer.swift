import CoreGraphics
public import Foundation

/// A region that a layout manager fills with text.
open class NSTextContainer: NSObject, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The layout manager that fills the container.
  open weak var layoutManager: NSLayoutManager? {
    didSet { if layoutManager !== oldValue { noteLayoutManager(replacing: oldValue) } }
  }
  /// The size of the region in points. A width or height of 0 or less, or of 10,000,000 or more,
  /// means no limit.
  open var size: CGSize { didSet { if size != oldValue { noteChange(from: oldValue) } } }
  /// Paths that text must not overlap, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { noteChange() } }
  /// The line break mode of the last line if more text follows.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { noteChange() } } }
  /// The padding at both ends of every line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { noteChange() } } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { noteChange() } } }
  /// True if the width of the container follows its text view.
  open var widthTracksTextView = false
  /// True if the height of the container follows its text view.
  open var heightTracksTextView = false
  /// A closure that is called when the text needs to be drawn again.
  package var displayChanged: (() -> Void)?
  /// The object that lays out the text as paragraphs in TextKit 2; nil if only TextKit 1 is used.
  weak var paragraphLayout: AnyObject?
  /// A closure that is called after changes of the container, to update the text view that shows
  /// its text.
  package var noteToView: (() -> Void)?
  /// A closure that returns the bounds of an attachment that is displayed by a view; nil for other
  /// attachments. Its arguments are the attachment, its attributes, its UTF-16 offset and the
  /// proposed line fragment.
  package var frameOfAttachmentView: ((BasicTextAttachment, [NSAttributedString.Key: Any], Int, CGRect) -> CGRect?)?

  /// Creates a container of the given size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container from an archive.
  public required init(coder: NSCoder) {
    size = CGSize(
      width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
    super.init()
    if coder.containsValue(forKey: "NSLineFragmentPadding") {
      lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
    }
    maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
  }

  /// Encodes size, padding and number of lines.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(size.width), forKey: "NSWidth")
    coder.encode(Double(size.height), forKey: "NSHeight")
    coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// True if lines may use the whole rectangle of the container.
  open var isSimpleRectangularTextContainer: Bool {
    type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty && maximumNumberOfLines == 0
  }

  /// Moves the layout manager's text and all its containers to a different layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (containers, storage) = (old.textContainers, old.textStorage)
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    for container in containers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Returns the part of a proposed rectangle that a line may use: the first part without exclusion
  /// paths in the writing direction. The part may be below the proposed rectangle; `.zero` means
  /// that there is no space.
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
