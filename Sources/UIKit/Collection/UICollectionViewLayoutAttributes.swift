public import CoreGraphics
public import Foundation
public import QuartzCore
import UIFoundation

/// The frame and appearance of a cell or another view in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The category of a view: cell, supplementary or decoration view.
  public typealias Category = UICollectionView.ElementCategory

  /// The index path of the view.
  open var indexPath: IndexPath
  /// The frame in the coordinates of the content.
  open var frame = CGRect.zero
  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// A rectangle of the frame's size with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The two-dimensional transformation of the view.
  open var transform = CGAffineTransform.identity
  /// The three-dimensional transformation of the view.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The drawing order. Views with a greater value are in front.
  open var zIndex = 0
  /// True if the view is hidden.
  open var isHidden = false
  /// The axes along which the view may determine its size.
  final var estimated = (width: true, height: true)
  /// The background colour of a list, for the list's background view; nil for any other view.
  final var backgroundColor: UIColor?
  /// The list row of the view; nil outside of lists.
  final var row: ListRow?
  /// The category of the view.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The element kind of the view; nil for cells.
  public private(set) var representedElementKind: String?

  /// Creates layout attributes with an empty index path.
  public override init() { indexPath = IndexPath(indexes: []) }

  /// Creates layout attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates layout attributes for a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates layout attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = ClassTable.object(of: type(of: self))
      copy.indexPath = indexPath
      copy.frame = frame
      copy.transform = transform
      copy.transform3D = transform3D
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.estimated = estimated
      copy.row = row
      copy.backgroundColor = backgroundColor
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      return copy
    }
  }
}
