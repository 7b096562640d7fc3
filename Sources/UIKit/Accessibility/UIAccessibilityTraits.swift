/// The characteristics of an element that assistive technologies announce or act on.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates an option set from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: Self = []
  /// The element is a button.
  public static let button = Self(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = Self(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = Self(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// The element plays a sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The element summarises the screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The element starts audio or video that speech would disturb.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The element has a value that can be increased and decreased.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The element handles touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The element turns the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The element is the header of a section.
  public static let header = Self(rawValue: 1 << 16)
  /// The element is a switch.
  public static let toggleButton = Self(rawValue: 1 << 53)
  /// The element supports zooming.
  public static let supportsZoom = Self(rawValue: 1 << 54)
}

/// The direction of a scroll that an assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The way in which assistive technologies navigate the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

/// The target that zooming follows.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
