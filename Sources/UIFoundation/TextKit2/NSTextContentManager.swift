public import Foundation

/// An object that provides the elements of a text.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure with each element from a location on, until the closure returns false.
  /// - Returns: the end of the last element.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a part of the text by elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Returns the location `offset` characters after the given location; nil if the result is
  /// outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of characters between two locations.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}

/// A text that consists of elements, with the layout managers that lay it out. It is the base class
/// of content storages.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// Options for enumerating elements.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// The layout managers that lay out the text.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager whose layout a text view shows.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    didSet {
      guard let primary = primaryTextLayoutManager, !textLayoutManagers.contains(primary) else { return }
      addTextLayoutManager(primary)
    }
  }
  /// True during a call of `performEditingTransaction`.
  open private(set) var hasEditingTransaction = false
  /// Has no effect: the layout is always up to date with the text.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Has no effect: the text is always up to date with the elements.
  open var automaticallySynchronizesToBackingStore = true

  /// Creates a content manager without elements.
  public override init() { super.init() }

  /// Adds a layout manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(textLayoutManager) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.join(self)
  }

  /// Removes a layout manager, which then has no text.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(of: textLayoutManager) else { return }
    textLayoutManagers.remove(at: index)
    textLayoutManager.join(nil)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
  }

  /// Runs a closure that makes a group of changes.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let wasOpen = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = wasOpen
  }

  /// Returns the elements in a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
}
