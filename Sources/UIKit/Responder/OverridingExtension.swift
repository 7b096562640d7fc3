import UIFoundation

/// A class whose members are overridden by an extension in another module. Swift allows this only
/// with Objective-C.
///
/// `galley swift` makes the conformance where it finds an `override` in an extension of a class of another module. The
/// members are replaced when the first object of the class or a subclass is made. A subclass that calls `super` reaches
/// the member of the class itself, since the compiler calls it directly.
@MainActor public protocol OverridingExtension: UIResponder {
  /// The direct subclass of the extended class that contains the overrides.
  static var overrides: AnyClass { get }
}

extension UIResponder {
  private static var seenClasses: Set<ObjectIdentifier> = []
  private static var replacedMethods: [ObjectIdentifier: ReplacedMethods] = [:]

  /// Installs the overrides of extensions in this object's class. Only the first object of each
  /// class installs them.
  final func installOverrides() {
    guard UIResponder.seenClasses.insert(ObjectIdentifier(Self.self)).inserted else { return }
    var type: UIResponder.Type? = Self.self
    while let extended = type as? any OverridingExtension.Type {
      let overrides: AnyClass = extended.overrides
      let methods = UIResponder.replacedMethods[ObjectIdentifier(overrides)] ?? ReplacedMethods(overrides)
      UIResponder.replacedMethods[ObjectIdentifier(overrides)] = methods
      methods.install(in: Self.self)
      type = _getSuperclass(overrides).flatMap(_getSuperclass) as? UIResponder.Type
    }
  }
}
