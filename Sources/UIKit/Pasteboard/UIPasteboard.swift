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

  /// An option for items on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a choice from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items expire.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// True if other devices do not get the items.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The boards, by name.
  @MainActor
  private enum Boards {
    static let all = NSMutableDictionary()
  }

  /// The name of the board.
  public let name: Name
  /// The number of changes since the process began.
  open private(set) var changeCount = 0
  /// True if the board outlives the process: never here.
  open var isPersistent: Bool { false }
  private var storedItems: [[String: Any]] = []

  private init(name: Name) { self.name = name }

  /// The board of the system.
  open class var general: UIPasteboard { board(named: .general) }

  /// Returns the pasteboard with a name, which is created on request; nil if there is none.
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

  /// Returns a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard { board(named: Name(UUID().uuidString)) }

  /// Removes a pasteboard and its contents.
  open class func remove(withName pasteboardName: Name) { Boards.all.removeObject(forKey: pasteboardName.rawValue) }

  // MARK: Items

  /// The items, each a dictionary of values by their types.
  open var items: [[String: Any]] {
    get { storedItems }
    set { setItems(newValue) }
  }

  /// Replaces the items of the pasteboard.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    storedItems = items
    noteChange()
  }

  /// Adds items.
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

  /// Returns the value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { storedItems.first?[pasteboardType] }

  /// Puts a value on the board.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  /// Returns the data of the first item for a type; text is UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Puts data on the board.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Text, pictures, addresses, colours

  private func values<T>(_ type: T.Type, _ key: String) -> [T]? {
    let found = storedItems.compactMap { $0[key] as? T }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, _ key: String) { setItems((values ?? []).map { [key: $0] }) }

  /// The text of the first item that has any.
  open var string: String? {
    get { strings?.first }
    set { put(newValue.map { [$0] }, PasteboardType.text) }
  }
  /// The texts of all items that have any.
  open var strings: [String]? {
    get { values(String.self, PasteboardType.text) }
    set { put(newValue, PasteboardType.text) }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { put(newValue.map { [$0] }, PasteboardType.url) }
  }
  /// All addresses.
  open var urls: [URL]? {
    get { values(URL.self, PasteboardType.url) }
    set { put(newValue, PasteboardType.url) }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { put(newValue.map { [$0] }, PasteboardType.image) }
  }
  /// All pictures.
  open var images: [UIImage]? {
    get { values(UIImage.self, PasteboardType.image) }
    set { put(newValue, PasteboardType.image) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { put(newValue.map { [$0] }, PasteboardType.color) }
  }
  /// All colours.
  open var colors: [UIColor]? {
    get { values(UIColor.self, PasteboardType.color) }
    set { put(newValue, PasteboardType.color) }
  }
  /// True if there is text.
  open var hasStrings: Bool { strings != nil }
  /// True if there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// True if there are pictures.
  open var hasImages: Bool { images != nil }
  /// True if there are colours.
  open var hasColors: Bool { colors != nil }

  /// Posted after the contents of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted after a board was removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The types that were added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that were removed.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}

/// The types under which plain values are stored.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"
}
