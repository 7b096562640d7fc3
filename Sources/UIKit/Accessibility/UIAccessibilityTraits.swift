/// The nature of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates a set from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: Self = []
  /// It can be pressed.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up what is on the screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It is a field to search in.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts something that speech would disturb.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It has values up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It handles touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It heads a section.
  public static let header = Self(rawValue: 1 << 16)
  /// It switches something.
  public static let toggleButton = Self(rawValue: 1 << 53)
  /// It supports zooming.
  public static let supportsZoom = Self(rawValue: 1 << 54)
}

/// The direction of a requested scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The navigation style of assistive technologies in a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The kind of a view that contains elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

/// The kind of zoom.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
