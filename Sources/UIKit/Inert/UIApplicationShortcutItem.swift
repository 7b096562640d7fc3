public import Foundation

/// The picture of an entry of the icon's menu.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the picture in the application.
  package let templateImageName: String?

  /// A picture of the application.
  public init(templateImageName: String) { self.templateImageName = templateImageName }

  /// A symbol of the system, by its name.
  public convenience init(systemImageName: String) { self.init(templateImageName: systemImageName) }
}

/// An entry of the icon's menu.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, a name of the application's.
  public let type: String
  /// The title.
  open private(set) var localizedTitle: String
  /// The second line.
  open private(set) var localizedSubtitle: String?
  /// The picture.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// The application's own data.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// An entry.
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

  /// An entry with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
