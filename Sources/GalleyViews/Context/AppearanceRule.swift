/// The objects to which an appearance rule applies: those of a class, inside objects of other
/// classes (rule: appearance-proxy).
package struct AppearanceScope {
  /// The class of the objects; objects of its subclasses are included.
  package let target: AnyClass
  /// The classes of the objects that must contain the object, innermost first. Other objects may
  /// lie in between.
  package let containers: [AnyClass]

  /// Creates a scope: objects of a class, inside objects of the given classes.
  package init(_ target: AnyClass, in containers: [AnyClass]) {
    (self.target, self.containers) = (target, containers)
  }

  /// Returns the rules that apply to an object, the most specific last. A rule for a class comes
  /// before rules for its subclasses, and a rule with fewer containers before a rule with more;
  /// otherwise the order is kept.
  /// - Parameter surroundings: What the object is inside of, innermost first.
  package static func matching<Looks>(
    _ all: [Looks], for object: AnyObject, inside surroundings: some Sequence<AnyObject>,
    by scope: (Looks) -> AppearanceScope
  ) -> [Looks] {
    let matching = all.enumerated().filter { scope($1).includes(object, inside: surroundings) }
    return matching.sorted { (scope($0.1).rank, $0.0) < (scope($1.1).rank, $1.0) }.map(\.1)
  }

  private func includes(_ object: AnyObject, inside surroundings: some Sequence<AnyObject>) -> Bool {
    guard isKind(object, of: target) else { return false }
    var missing = containers[...]
    for surrounding in surroundings {
      guard let wanted = missing.first else { break }
      if isKind(surrounding, of: wanted) { missing.removeFirst() }
    }
    return missing.isEmpty
  }

  /// The order of the rule: it grows with the depth of the class and then with the number of
  /// containers.
  private var rank: Int { lineage(of: target).reduce(0) { count, _ in count + 1 } * 1024 + min(containers.count, 1023) }
}

/// A change of appearance that is registered for a class of views. Views find and apply the rules
/// for their class.
struct AppearanceRule {
  /// The views to which the rule applies.
  let scope: AppearanceScope
  /// The function that applies the change to a view.
  let apply: (AnyObject) -> Void
}

private func lineage(of type: AnyClass) -> some Sequence<AnyClass> { sequence(first: type, next: _getSuperclass) }

private func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
  lineage(of: Swift.type(of: object)).contains { $0 == type }
}
