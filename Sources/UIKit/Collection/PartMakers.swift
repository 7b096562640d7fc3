import CoreGraphics
import UIFoundation

/// The classes and nibs that make the cells and supplementary views of a collection view. The last
/// registration of a key counts.
struct PartMakers {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]

  mutating func register(_ type: AnyClass?, for key: String) { (classes[key], nibs[key]) = (type, nil) }
  mutating func register(_ nib: UINib?, for key: String) { (classes[key], nibs[key]) = (nil, nib) }

  /// Makes a cell or supplementary view.
  @MainActor func make(_ key: String, _ identifier: String) -> UICollectionReusableView {
    if let nib = nibs[key] {
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      guard let made else {
        preconditionFailure("the nib that is registered for \(identifier) made neither a cell nor a supplementary view")
      }
      return made
    }
    guard let type = classes[key] else {
      preconditionFailure("no class or nib is registered for the identifier \(identifier)")
    }
    guard let made = ClassTable(of: UIView.self).make(type, frame: .zero) as? UICollectionReusableView else {
      preconditionFailure("\(type) is registered for \(identifier), but is neither a cell nor a supplementary view")
    }
    return made
  }
}
