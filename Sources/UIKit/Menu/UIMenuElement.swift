public import Foundation
public import UIFoundation

/// The base class of a menu's elements.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of a menu element: on, off or mixed.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Attributes of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The element is shown as destructive.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open after the element is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The behaviour of a command while its key is held down.
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

  /// The title of the element.
  open var title: String { storedTitle }
  /// The subtitle, drawn below the title.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage? { storedImage }
}

/// A menu element that is replaced by other elements when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var known: [UIMenuElement]?
  private let isCached: Bool

  /// Creates a deferred menu element whose elements are created only once.
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

  /// Returns a deferred element whose elements are created each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// The elements that the provider returns immediately.
  package var elements: [UIMenuElement] {
    if isCached, let known { return known }
    provide { self.known = $0 }
    return known ?? []
  }
}
