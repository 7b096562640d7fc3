import Foundation
import UIFoundation

/// The views that can be reused, and the classes from which new views are created, both by reuse
/// identifier.
struct ReuseQueue<Item: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [Item]] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
  }

  /// Returns an unused view, or creates a view of the registered class; nil if no class is
  /// registered.
  mutating func take(_ identifier: String, make: (AnyClass) -> AnyObject) -> (item: Item, isNew: Bool)? {
    if let item = waiting[identifier]?.popLast() { return (item, false) }
    if let type = classes[identifier] { return (make(type) as? Item).map { ($0, true) } }
    guard let nib = nibs[identifier] else { return nil }
    return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? Item }.first.map { ($0, true) }
  }

  mutating func put(_ item: Item, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(item)
  }
}
