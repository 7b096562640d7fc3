import GalleyViews
public import UIFoundation

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A registration for changes of traits, with the closure to call.
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let perform: (UITraitCollection) -> Void

  init(of traits: [UITrait], perform: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.perform) = (traits, perform)
  }
}

extension UIView {
  /// The traits of the superview or the environment, with the overrides of the view and its
  /// controller.
  private final var inheritedTraits: UITraitCollection {
    var traits = parent?.traits ?? UIKitEnvironment.current.traits
    if let overrides = links.viewController?.traitOverridesOfController {
      traits = UITraitCollection(traitsFrom: [traits, overrides])
    }
    if let overrides = links.overrides { traits = UITraitCollection(traitsFrom: [traits, overrides]) }
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    return limitTextSize(traits)
  }

  /// Returns the traits with the text size within the view's limits. If the limits contradict each
  /// other, the maximum takes precedence.
  private final func limitTextSize(_ traits: UITraitCollection) -> UITraitCollection {
    let wanted = traits.preferredContentSizeCategory
    var size = wanted
    if let least = links.textSizes.least, least != .unspecified { size = max(size, least) }
    if let greatest = links.textSizes.greatest, greatest != .unspecified { size = min(size, greatest) }
    guard size != wanted else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: size)])
  }

  /// A description of the text size limits of the view and its superviews.
  final var textSizeLimitsInWords: String {
    let owners = sequence(first: self, next: \.parent).filter {
      $0.links.textSizes.least != nil || $0.links.textSizes.greatest != nil
    }
    return owners.map { view in
      let (least, greatest) = view.links.textSizes
      return "\(type(of: view)): \(least?.rawValue ?? "any") to \(greatest?.rawValue ?? "any")"
    }.joined(separator: ", ")
  }

  /// The trait overrides for the view and its subviews.
  public final var traitOverrides: any UITraitOverrides {
    get { (links.overrides ?? UITraitCollection()).overrides }
    set {
      links.overrides = UITraitCollection(newValue)
      updateTraits()
    }
  }

  /// Updates the traits of the view and its subviews from the hierarchy.
  final func updateTraits() {
    let (old, new) = (traits, inheritedTraits)
    if old != new {
      traits = new
      peer.move(to: UIKitEnvironment.current.renderContext(for: new))
      resolveTraits()
      if links.isTinted { peer.tintColor = tintColor.color(for: traits) }
      new.asCurrent {
        traitCollectionDidChange(old)
        links.viewController?.traitCollectionDidChange(old)
        for observer in links.traitObservers where new.differs(from: old, in: observer.traits) { observer.perform(old) }
      }
    }
    for view in subviews { view.updateTraits() }
  }

  /// The tint colour that was set on the view or its nearest ancestor. Overrides of `tintColor` are
  /// not called, since an override that reads a subview's tint would call itself.
  final var inheritedTintColor: UIColor {
    sequence(first: self, next: \.parent).lazy.compactMap(\.links.tintColor).first ?? .systemBlue
  }

  /// Notifies the view, and the subviews that inherit its tint colour, of a new tint colour.
  final func noteTint() {
    links.isTinted = true
    peer.tintColor = tintColor.color(for: traits)
    traits.asCurrent { tintColorDidChange() }
    for view in subviews where view.links.tintColor == nil { view.noteTint() }
  }

  /// Calls `handler` whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges<View: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(of: traits) { [weak self] old in
      if let view = self as? View { handler(view, old) }
    }
    links.traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    links.traitObservers.removeAll { $0 === registration }
  }
}
