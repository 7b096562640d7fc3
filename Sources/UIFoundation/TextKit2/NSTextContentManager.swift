public import Foundation

/// An object that has a text's elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure with the elements from a location on until it returns false.
  /// - Returns: the end of the last element.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a part of the text by elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Returns the location at a number of characters after another; nil outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of characters between two locations.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}

/// A text of elements with those who lay it out: the base of content storages.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// Ways of an enumeration.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// Those who lay the text out.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one of them that a text view shows.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    didSet {
      guard let primary = primaryTextLayoutManager, !textLayoutManagers.contains(primary) else { return }
      addTextLayoutManager(primary)
    }
  }
  /// True during a group of changes.
  open private(set) var hasEditingTransaction = false
  /// Has no effect: the layout is always up to date with the text.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Has no effect: the text is always up to date with the elements.
  open var automaticallySynchronizesToBackingStore = true

  /// A text without elements.
  public override init() { super.init() }

  /// Adds a layout manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(textLayoutManager) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.join(self)
  }

  /// Ends this.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(of: textLayoutManager) else { return }
    textLayoutManagers.remove(at: index)
    textLayoutManager.join(nil)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
  }

  /// Groups changes.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let wasOpen = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = wasOpen
  }

  /// Returns the elements in a part.
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
