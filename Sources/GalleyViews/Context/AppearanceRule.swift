/// The objects that looks were registered for: those of a class, inside of objects of others (rule: appearance-proxy).
package struct AppearanceScope {
  /// The class; its subclasses are included.
  package let target: AnyClass
  /// The classes that the object must be inside of, innermost first, with any objects in between.
  package let containers: [AnyClass]

  /// Objects of a class in containers.
  package init(_ target: AnyClass, in containers: [AnyClass]) {
    (self.target, self.containers) = (target, containers)
  }

  /// Returns the looks for an object, the most specific one last: a class before its subclasses, fewer containers before
  /// more, earlier before later.
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

  /// Classes further down come later, and of the same class those in more containers.
  private var rank: Int { lineage(of: target).reduce(0) { count, _ in count + 1 } * 1024 + min(containers.count, 1023) }
}

/// A change of appearance registered for a class of views. The views select and apply the rules.
struct AppearanceRule {
  /// The views.
  let scope: AppearanceScope
  /// Applies the change to a view of the class.
  let apply: (AnyObject) -> Void
}

private func lineage(of type: AnyClass) -> some Sequence<AnyClass> { sequence(first: type, next: _getSuperclass) }

private func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
  lineage(of: Swift.type(of: object)).contains { $0 == type }
}
