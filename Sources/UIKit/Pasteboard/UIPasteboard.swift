public import Foundation
public import UIFoundation

/// A pasteboard for text, images and data. Pasteboards are stored in memory until the process ends.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public var rawValue: String

    /// Creates a name from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the system's general pasteboard.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// The key of an option for items on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw name of the key.
    public var rawValue: String

    /// Creates a key from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the date at which the items expire.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// The key of a Boolean that is true if the items stay on this device.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboards of the process by their names.
  @MainActor
  private enum Boards {
    static let all = NSMutableDictionary()
  }

  /// The name of the pasteboard.
  public let name: Name
  /// The number of changes since the process started.
  open private(set) var changeCount = 0
  /// True if the pasteboard outlives the process: always false.
  open var isPersistent: Bool { false }
  private var storedItems: [[String: Any]] = []

  private init(name: Name) { self.name = name }

  /// The system's general pasteboard.
  open class var general: UIPasteboard { board(named: .general) }

  /// Creates an object for the pasteboard with the given name. If there is no such pasteboard, it
  /// is created if `create` is true; otherwise the result is nil.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = Boards.all[pasteboardName.rawValue] as? UIPasteboard
    guard create || known != nil else { return nil }
    self.init(name: pasteboardName)
    storedItems = known?.storedItems ?? []
    Boards.all[pasteboardName.rawValue] = self
  }

  private static func board(named name: Name) -> UIPasteboard {
    if let known = Boards.all[name.rawValue] as? UIPasteboard { return known }
    let made = UIPasteboard(name: name)
    Boards.all[name.rawValue] = made
    return made
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard { board(named: Name(UUID().uuidString)) }

  /// Removes a pasteboard and its contents.
  open class func remove(withName pasteboardName: Name) { Boards.all.removeObject(forKey: pasteboardName.rawValue) }

  // MARK: Items

  /// The items. Each is a dictionary from types to values.
  open var items: [[String: Any]] {
    get { storedItems }
    set { setItems(newValue) }
  }

  /// Replaces the items of the pasteboard.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    storedItems = items
    noteChange()
  }

  /// Adds items after the existing items.
  open func addItems(_ items: [[String: Any]]) {
    storedItems += items
    noteChange()
  }

  private func noteChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// The number of items.
  open var numberOfItems: Int { storedItems.count }
  /// The types of the first item.
  open var types: [String] { (storedItems.first?.keys).map { $0.sorted() } ?? [] }

  /// Returns true if the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { storedItems.first?[$0] != nil } }

  /// Returns the value of the first item for a type; nil if the item has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?[pasteboardType] }

  /// Replaces all items with a single item, which contains a value of the given type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  /// Returns the data of the first item for a type; nil if the item has none. Text is returned as
  /// UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces all items with a single item, which contains data of the given type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Text, pictures, addresses, colours

  private func values<T>(_ type: T.Type, _ key: String) -> [T]? {
    let found = storedItems.compactMap { $0[key] as? T }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, _ key: String) { setItems((values ?? []).map { [key: $0] }) }

  /// The text of the first item with text.
  open var string: String? {
    get { strings?.first }
    set { put(newValue.map { [$0] }, PasteboardType.text) }
  }
  /// The texts of all items with text.
  open var strings: [String]? {
    get { values(String.self, PasteboardType.text) }
    set { put(newValue, PasteboardType.text) }
  }
  /// The URL of the first item with a URL.
  open var url: URL? {
    get { urls?.first }
    set { put(newValue.map { [$0] }, PasteboardType.url) }
  }
  /// The URLs of all items with a URL.
  open var urls: [URL]? {
    get { values(URL.self, PasteboardType.url) }
    set { put(newValue, PasteboardType.url) }
  }
  /// The image of the first item with an image.
  open var image: UIImage? {
    get { images?.first }
    set { put(newValue.map { [$0] }, PasteboardType.image) }
  }
  /// The images of all items with an image.
  open var images: [UIImage]? {
    get { values(UIImage.self, PasteboardType.image) }
    set { put(newValue, PasteboardType.image) }
  }
  /// The colour of the first item with a colour.
  open var color: UIColor? {
    get { colors?.first }
    set { put(newValue.map { [$0] }, PasteboardType.color) }
  }
  /// The colours of all items with a colour.
  open var colors: [UIColor]? {
    get { values(UIColor.self, PasteboardType.color) }
    set { put(newValue, PasteboardType.color) }
  }
  /// True if any item has text.
  open var hasStrings: Bool { strings != nil }
  /// True if any item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// True if any item has an image.
  open var hasImages: Bool { images != nil }
  /// True if any item has a colour.
  open var hasColors: Bool { colors != nil }

  /// Posted after the contents of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted after a pasteboard was removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key in `userInfo` of the types that were added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key in `userInfo` of the types that were removed.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}

/// The types under which texts, URLs, images and colours are stored.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"
}
