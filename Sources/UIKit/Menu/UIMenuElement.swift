public import Foundation
public import UIFoundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an entry.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The appearance of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The size of entries.
  public enum RepeatBehavior: Int, Sendable {
    case automatic, repeatable, nonRepeatable
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
  }

  /// The title.
  open var title: String { storedTitle }
  /// The second line.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage? { storedImage }
}

/// An entry that is made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var known: [UIMenuElement]?
  private let isCached: Bool

  /// An entry whose elements are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provide = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached provide: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provide = provide
    isCached = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an entry whose elements are made each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// The elements that are available immediately.
  package var elements: [UIMenuElement] {
    if isCached, let known { return known }
    provide { self.known = $0 }
    return known ?? []
  }
}
