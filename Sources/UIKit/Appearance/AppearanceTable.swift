import Foundation
import GalleyViews
import UIFoundation

/// The appearance proxies of all classes.
@preconcurrency @MainActor
final class AppearanceTable {
  static let shared = AppearanceTable()

  struct Entry {
    let scope: AppearanceScope
    let traits: UITraitCollection?
    let proxy: UIView
  }

  private var entries: [Entry] = []

  /// Returns the proxy for views of a class inside the given containers. The proxy is created on
  /// first access.
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

  /// Copies the values of proxies to those properties of a view that code has not set. Values for
  /// subclasses, and values for more containers, take precedence.
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
  /// Applies the appearance values of the view's class. Called when the view enters a window.
  final func applyAppearance() {
    if window != nil { AppearanceTable.shared.apply(to: self) }
  }

  /// Records that code set a property, so that proxy values do not overwrite it.
  final func noteAppearance(_ property: AppearanceProperties) {
    if !links.appearance.isApplying { links.appearance.setByCode.insert(property) }
  }
}

/// The appearance properties that were set on a view.
struct ViewAppearance {
  /// The properties that code has set. For a proxy, the properties whose values it copies to views.
  var setByCode: AppearanceProperties = []
  /// True while proxy values are applied.
  var isApplying = false
}
