import Foundation
import QuartzCore
import UIFoundation

/// A search for properties that a program has set and that change the picture on iOS, but not in
/// Galley.
///
/// Setting a property records nothing: on request the values are compared with those of a new object.
@preconcurrency @MainActor
package struct InertChanges {
  /// Closures that create objects with default values, by the names of their types.
  private static let samples: [String: () -> Any] = [
    "CALayer": { CALayer() }, "UIAlertController": { UIAlertController() }, "UIButton": { UIButton() },
    "UIBackgroundConfiguration": { UIBackgroundConfiguration.clear() },
    "UIButton.Configuration": { UIButton.Configuration.plain() }, "UIImageView": { UIImageView() },
    "UILabel": { UILabel() }, "UINavigationBar": { UINavigationBar() },
    "UINavigationItem": { UINavigationItem(title: "") },
    "UIPageControl": { UIPageControl() }, "UIPickerView": { UIPickerView() }, "UISearchBar": { UISearchBar() },
    "UISearchTextField": { UISearchTextField() }, "UITabBar": { UITabBar() }, "UITabBarItem": { UITabBarItem() },
    "UITableView": { UITableView() }, "UITableViewCell": { UITableViewCell(style: .default, reuseIdentifier: nil) },
    "UITextField": { UITextField() }, "UITextView": { UITextView() }, "UIToolbar": { UIToolbar() },
    "UIViewController": { UIViewController() },
  ]

  /// The properties of background configurations that cells draw but buttons do not.
  private static let ofButtonsBackgrounds: Set<String> = [
    "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets", "imageContentMode", "strokeColorTransformer",
    "strokeOutset", "visualEffect",
  ]

  /// The names of the types whose properties are compared.
  package static var types: Set<String> { Set(samples.keys) }

  private var standards: [String: [String: Any]] = [:]
  private var found: [String] = []

  /// Returns the properties that were set in a view or view controller and in its descendants, such
  /// as `UISearchBar.prompt`, in the order of the search.
  package static func properties(of value: Any) -> [String] {
    var changes = InertChanges()
    switch value {
    case let controller as UIViewController: changes.look(at: controller)
    case let view as UIView: changes.look(at: view)
    case let layer as CALayer: changes.compare(layer)
    default: break
    }
    return changes.found
  }

  private mutating func look(at controller: UIViewController) {
    compare(controller)
    compare(controller.navigationItem)
    if let view = controller.viewIfLoaded { look(at: view) }
    for child in controller.children { look(at: child) }
  }

  private mutating func look(at view: UIView) {
    compare(view)
    if let layer = view.usedLayer { compare(layer) }
    for subview in view.subviews { look(at: subview) }
  }

  /// Compares a value with the default values, for each inherited class and for the structures that
  /// it stores.
  private mutating func compare(_ value: Any) {
    for mirror in sequence(first: Mirror(reflecting: value), next: \.superclassMirror) {
      let type = String(String(reflecting: mirror.subjectType).drop { $0 != "." }.dropFirst())
      for (label, child) in mirror.children {
        guard let label else { continue }
        // Only the backgrounds of buttons get here: those of cells draw what they have.
        if let part = Self.unwrapped(child),
          part is UIButton.Configuration || (value is UIButton.Configuration && part is UIBackgroundConfiguration)
        {
          compare(part)
        }
        let isInert =
          InertProperties.looks[type]?.contains(label) == true
          || (value is UIBackgroundConfiguration && Self.ofButtonsBackgrounds.contains(label))
        guard isInert, let standard = standard(of: type)[label] else { continue }
        let name = "\(type).\(label)"
        if !Self.isSame(child, standard), !found.contains(name) { found.append(name) }
      }
    }
  }

  private mutating func standard(of type: String) -> [String: Any] {
    if let known = standards[type] { return known }
    let children = Self.samples[type].map { Mirror(reflecting: $0()).children } ?? Mirror.Children([])
    let values = Dictionary(children.compactMap { child in child.label.map { ($0, child.value) } }) { $1 }
    standards[type] = values
    return values
  }

  /// Returns true if two values count as equal. Objects count as equal unless they are different
  /// colours, since every new view creates new objects.
  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): true
    case (let first as UIColor, let second as UIColor): first == second
    case (let first?, let second?):
      Swift.type(of: first) is AnyClass || String(describing: first) == String(describing: second)
    default: false
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
