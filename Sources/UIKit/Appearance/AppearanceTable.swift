import Foundation
import GalleyViews
import UIFoundation

/// The appearance values that were set for classes.
@preconcurrency @MainActor
final class AppearanceTable {
  static let shared = AppearanceTable()

  struct Entry {
    let scope: AppearanceScope
    let traits: UITraitCollection?
    let proxy: UIView
  }

  private var entries: [Entry] = []

  /// The proxy object of a class in containers, created on first access.
  func proxy<Proxy: UIView>(
    of type: Proxy.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) -> Proxy {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first { entry in
      entry.scope.target == type && entry.traits == traits
        && entry.scope.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.proxy as! Proxy }
    let proxy = ClassTable(of: UIView.self).make(type, frame: .zero) as! Proxy
    proxy.links.appearance.setByCode = []
    entries.append(Entry(scope: AppearanceScope(type, in: containers), traits: traits, proxy: proxy))
    return proxy
  }

  /// Applies to a view the proxy values that it did not set itself. Values for subclasses, and for more containers, are
  /// applied last.
  func apply(to view: UIView) {
    guard !entries.isEmpty, !entries.contains(where: { $0.proxy === view }) else { return }
    let surroundings = sequence(first: view as UIResponder, next: \.next).dropFirst()
    let matching = AppearanceScope.matching(entries, for: view, inside: surroundings.map { $0 }, by: \.scope).filter {
      entry in entry.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true
    }
    guard !matching.isEmpty else { return }
    view.links.appearance.isApplying = true
    defer { view.links.appearance.isApplying = false }
    for entry in matching {
      let meant = entry.proxy.links.appearance.setByCode.subtracting(view.links.appearance.setByCode)
      for property in AppearanceProperties.all where meant.contains(property.flag) {
        property.copy(entry.proxy, view)
      }
    }
  }
}

extension UIView {
  /// Applies the appearance values of its class. Called when the view enters a window.
  final func applyAppearance() {
    if window != nil { AppearanceTable.shared.apply(to: self) }
  }

  /// Records that code set a property, so that no proxy value replaces it.
  final func noteAppearance(_ property: AppearanceProperties) {
    if !links.appearance.isApplying { links.appearance.setByCode.insert(property) }
  }
}

/// The appearance values that were set on a view.
struct ViewAppearance {
  /// The values that code set; for a proxy, the values of its purpose.
  var setByCode: AppearanceProperties = []
  /// True while proxy values are applied.
  var isApplying = false
}
