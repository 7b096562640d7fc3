/// The roles and states of a view, for assistive apps.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<Int> = []
  let inUIKit: UIAccessibilityTraits
  private init(_ bit: Int, _ traits: UIAccessibilityTraits) {
    bits = [bit]
    inUIKit = traits
  }
  private init(_ bits: Set<Int>, _ traits: UIAccessibilityTraits) {
    self.bits = bits
    inUIKit = traits
  }
  /// Creates an empty set of traits.
  public init() { self.init([], []) }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(0, .button)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(1, .header)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(2, .selected)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(3, .link)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(4, .searchField)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(5, .image)
  /// The view plays a sound.
  public static let playsSound = AccessibilityTraits(6, .playsSound)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7, .keyboardKey)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(8, .staticText)
  /// The view is a summary that is read when the app starts.
  public static let isSummaryElement = AccessibilityTraits(9, .summaryElement)
  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(10, .updatesFrequently)
  /// The view starts playing media.
  public static let startsMediaSession = AccessibilityTraits(11, .startsMediaSession)
  /// The view is touched directly, without VoiceOver.
  public static let allowsDirectInteraction = AccessibilityTraits(12, .allowsDirectInteraction)
  /// The view turns a page when its text is read to the end.
  public static let causesPageTurn = AccessibilityTraits(13, .causesPageTurn)
  /// The view is modal: all other views are ignored.
  public static let isModal = AccessibilityTraits(14, [])
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(15, [])
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(16, .tabBar)

  /// Returns the traits that are in one of the sets or in both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.union(other.bits), inUIKit.union(other.inUIKit))
  }
  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.intersection(other.bits), inUIKit.intersection(other.inUIKit))
  }
  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.symmetricDifference(other.bits), inUIKit.symmetricDifference(other.inUIKit))
  }
  /// Returns true if the set contains all traits of another set.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
  /// Adds traits. Returns false if the set contained them before.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes traits. Returns the removed traits, or nil if the set did not contain them.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    self = AccessibilityTraits(bits.subtracting(member.bits), inUIKit.subtracting(member.inUIKit))
    return member
  }
  /// Adds traits. Returns the traits that the set contained before, or nil.
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(newMember)
    formUnion(newMember)
    return had ? newMember : nil
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps only the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps only the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
  /// Returns true if the sets contain the same traits.
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.bits == b.bits }
}

/// The way in which assistive apps treat the subviews of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The subviews are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each subview is an element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The subviews are combined into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action that assistive apps trigger.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap
    case named(Text)
  }

  private let kind: Kind
  /// The action of a double tap.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// The action that dismisses a view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important action of the app.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// Creates a kind of action with the given name.
  public init(named name: Text) { kind = .named(name) }
  private init(kind: Kind) { self.kind = kind }
}

/// The direction in which an assistive app adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is increased.
  case increment
  /// The value is decreased.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The heading has no level.
  case unspecified
  /// The heading is of the first level.
  case h1
  /// The heading is of the second level.
  case h2
  /// The heading is of the third level.
  case h3
  /// The heading is of the fourth level.
  case h4
  /// The heading is of the fifth level.
  case h5
  /// The heading is of the sixth level.
  case h6
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label.
  case label
  /// The view is the labelled content.
  case content
}
