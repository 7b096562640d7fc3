public import Foundation
public import UIFoundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    /// The English title.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// The picture when selected.
  open var selectedImage: UIImage?
  /// The words on the badge, nil for none.
  open var badgeValue: String? { didSet { changed?() } }
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks.
  open var standardAppearance: UITabBarAppearance?
  /// The looks at the lower end of what is scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// An item with nothing on it.
  public override init() { super.init() }

  /// An item of an interface file, of which there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with another picture when selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
}
