public import CoreGraphics
public import Foundation
public import QuartzCore
import UIFoundation

/// The frame and appearance of a cell or another part of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The kind of a part, which the system names.
  public typealias Category = UICollectionView.ElementCategory

  /// The index path of the part.
  open var indexPath: IndexPath
  /// The frame, in the content.
  open var frame = CGRect.zero
  /// The middle of the frame.
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
  /// The frame at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The transformation.
  open var transform = CGAffineTransform.identity
  /// The transformation in space.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The order: the greatest is in front.
  open var zIndex = 0
  /// True if the part is not shown.
  open var isHidden = false
  /// The axes along which the part decides its size.
  final var estimated = (width: true, height: true)
  /// The colour of the background of a list.
  final var backgroundColor: UIColor?
  /// The position in a list; nil outside of lists.
  final var row: ListRow?
  /// The kind of the part.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The name of the kind, nil for cells.
  public private(set) var representedElementKind: String?

  /// Attributes of nothing yet.
  public override init() { indexPath = IndexPath(indexes: []) }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a header, a footer and the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration.
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
