import CoreGraphics
public import Foundation

/// An object that may supply layout fragments.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the layout fragment for a paragraph.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a plain layout fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

/// An object that lays out the text of a content manager in a container, by paragraphs and lines.
///
/// The lines are those of an `NSLayoutManager`: both report the same layout. The whole text is laid out at once.
/// Difference from UIKit: the container's `layoutManager` is that one, and not nil.
open class NSTextLayoutManager: NSObject {
  /// The object that may supply layout fragments. The layout manager does not retain it.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// The content manager with the text.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The region that the text fills.
  open var textContainer: NSTextContainer? {
    didSet { if textContainer !== oldValue { changeContainer(from: oldValue) } }
  }
  /// True if the line gap of fonts is included in the height of a line.
  open var usesFontLeading: Bool {
    get { lines.usesFontLeading }
    set { lines.usesFontLeading = newValue }
  }
  /// True if words are hyphenated.
  open var usesHyphenation: Bool {
    get { lines.usesDefaultHyphenation }
    set { lines.usesDefaultHyphenation = newValue }
  }
  /// True if layout may skip suspicious text. It has no effect.
  open var limitsLayoutForSuspiciousContents = true
  /// The selected ranges, as the program has set them.
  open var textSelections: [NSTextSelection] = []

  /// The TextKit 1 layout manager that lays out the lines.
  let lines: NSLayoutManager
  /// True if the layout belongs to a text view, which owns the container and the text.
  private let isOfView: Bool
  private var fragments: (version: Int, all: [NSTextLayoutFragment])?

  /// Creates a layout manager without a text.
  public override init() {
    lines = NSLayoutManager()
    isOfView = false
    super.init()
  }

  /// Creates a layout manager for the layout of a text view.
  package init(_ manager: NSLayoutManager, _ container: NSTextContainer) {
    lines = manager
    isOfView = true
    super.init()
    textContainer = container
  }

  /// Sets the content manager whose text is laid out.
  func join(_ manager: NSTextContentManager?) {
    textContentManager = manager
    guard !isOfView else { return }
    lines.textStorage?.removeLayoutManager(lines)
    (manager as? NSTextContentStorage)?.textStorage?.addLayoutManager(lines)
  }

  private func changeContainer(from old: NSTextContainer?) {
    guard !isOfView else { return }
    if let index = lines.textContainers.firstIndex(where: { $0 === old }) { lines.removeTextContainer(at: index) }
    if let textContainer { lines.addTextContainer(textContainer) }
    textContainer?.link(self)
  }

  /// Replaces the content manager, and with it the text.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  /// Replaces a range of the text by an attributed string.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    lines.textStorage?.replaceCharacters(in: range.offsets, with: attributedString)
  }

  /// Replaces a range of the text by elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// The bounding rectangle of all lines, including the container's padding.
  open var usageBoundsForTextContainer: CGRect { textContainer.map { lines.usedRect(for: $0) } ?? .zero }

  /// Lays out the whole text.
  open func ensureLayout(for range: NSTextRange) { _ = allFragments }
  /// Lays out the whole text.
  open func ensureLayout(for bounds: CGRect) { _ = allFragments }
  /// Invalidates the layout of the whole text.
  open func invalidateLayout(for range: NSTextRange) {
    fragments = nil
    lines.invalidateLayout(forCharacterRange: range.offsets, actualCharacterRange: nil)
  }

  /// Returns the fragment at the height of a point in the container; nil if there is no fragment.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    allFragments.last { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  /// Returns the fragment at a location; nil if there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    allFragments.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a closure with each fragment from a location on, until the closure returns false.
  /// - Returns: the end of the last one.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var last: (any NSTextLocation)?
    for fragment in isReverse ? allFragments.reversed() : allFragments {
      let range = fragment.rangeInElement
      if let location {
        let isBehind = range.endLocation.compare(location) == .orderedDescending
        guard isReverse ? range.location.compare(location) != .orderedDescending : isBehind else { continue }
      }
      last = isReverse ? range.location : range.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  private var allFragments: [NSTextLayoutFragment] {
    guard let textContentManager, let textContainer, let layout = lines.laidOut else { return [] }
    if let fragments, fragments.version == lines.state.version { return fragments.all }
    var found: [NSTextLayoutFragment] = []
    textContentManager.enumerateTextElements(from: nil, options: []) { element in
      guard let range = element.elementRange else { return true }
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: range)
      fragment.textLayoutManager = self
      FragmentLines(of: range.offsets, in: layout, container: textContainer, manager: lines)?.fill(fragment)
      found.append(fragment)
      return true
    }
    fragments = (lines.state.version, found)
    return found
  }
}
