public import Foundation

/// The image of an item in the menu of the application's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the image.
  package let templateImageName: String?

  /// Creates a shortcut icon from the name of an image of the application.
  public init(templateImageName: String) { self.templateImageName = templateImageName }

  /// Creates a shortcut icon from the name of a system symbol.
  public convenience init(systemImageName: String) { self.init(templateImageName: systemImageName) }
}

/// An item in the menu of the application's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, by which the application identifies the item.
  public let type: String
  /// The title of the item.
  open private(set) var localizedTitle: String
  /// The subtitle, drawn below the title.
  open private(set) var localizedSubtitle: String?
  /// The icon of the item.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// Custom data of the application.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a shortcut item with a title, a subtitle, an icon and custom data.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates a shortcut item with only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
