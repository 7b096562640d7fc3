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
  /// Nothing.
  public init() { self.init([], []) }
  /// A button.
  public static let isButton = AccessibilityTraits(0, .button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(1, .header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(2, .selected)
  /// A link.
  public static let isLink = AccessibilityTraits(3, .link)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(4, .searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(5, .image)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(6, .playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7, .keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(8, .staticText)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(9, .summaryElement)
  /// Something that often changes.
  public static let updatesFrequently = AccessibilityTraits(10, .updatesFrequently)
  /// Something that starts playing.
  public static let startsMediaSession = AccessibilityTraits(11, .startsMediaSession)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(12, .allowsDirectInteraction)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(13, .causesPageTurn)
  /// Something that keeps all else from being used.
  public static let isModal = AccessibilityTraits(14, [])
  /// A switch.
  public static let isToggle = AccessibilityTraits(15, [])
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(16, .tabBar)

  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.union(other.bits), inUIKit.union(other.inUIKit))
  }
  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.intersection(other.bits), inUIKit.intersection(other.inUIKit))
  }
  /// The traits of one of the two.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.symmetricDifference(other.bits), inUIKit.symmetricDifference(other.inUIKit))
  }
  /// True if all traits of another are there.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
  /// Adds a trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Removes a trait.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    self = AccessibilityTraits(bits.subtracting(member.bits), inUIKit.subtracting(member.inUIKit))
    return member
  }
  /// Adds a trait.
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(newMember)
    formUnion(newMember)
    return had ? newMember : nil
  }
  /// Adds traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps the traits of both.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps the traits of one of the two.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
  /// True if the traits are the same.
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.bits == b.bits }
}

/// A rule for reading the views inside of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each is read.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action of assistive apps.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// A tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// A way out.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important one.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// One of a name.
  public init(named name: Text) { self.name = "named" }
  private init(name: String) { self.name = name }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The part of a pair.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The labelled content.
  case content
}
