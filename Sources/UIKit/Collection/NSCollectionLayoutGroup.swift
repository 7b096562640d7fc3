import CoreGraphics
public import Foundation
public import UIFoundation

/// Items in a row, in a column or at frames set by the app.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The number of items in a group.
  enum Filling {
    /// As many as fit, repeating the subitems.
    case room
    /// A number, each in its own size.
    case repeated(Int)
    /// A number, all of one length.
    case equal(Int)
  }

  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  final let isHorizontal: Bool
  final let filling: Filling
  final let provider: NSCollectionLayoutGroupCustomItemProvider?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    _ filling: Filling = .room,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    precondition(provider != nil || !subitems.isEmpty, "a group of a compositional layout needs an item")
    (self.subitems, self.isHorizontal, self.filling, self.provider) = (subitems, isHorizontal, filling, provider)
    super.init(layoutSize: size)
  }

  /// A row of repeated items that fills the space.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  /// A row that repeats an item in its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .repeated(count)) }
  /// A row of equally wide items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .equal(count)) }
  /// A column of repeated items that fills the space.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }
  /// A column that repeats an item in its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .repeated(count)) }
  /// A column of equally high items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .equal(count)) }
  /// A group whose item frames a closure returns.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, provider: itemProvider)
  }
}

/// A closure that returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// The space available to a part of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets are subtracted.
  var contentSize: CGSize { get }
  /// The size after the insets are subtracted.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment in which a layout makes a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The space and the traits of a collection, or of a group in it.
final class CompositionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
