/// The methods that a subclass overrides, to be replaced in the superclass and in all of its
/// subclasses.
///
/// With Objective-C, an extension may override inherited members of its class. Swift without Objective-C refuses that.
/// So the overrides are in a subclass, and are copied from its table of methods into the tables of the extended class
/// and of its subclasses that do not override them.
package struct ReplacedMethods {
  private struct Change {
    var place: Int
    var old: UnsafeRawPointer
    var new: UnsafeRawPointer
  }

  private let base: AnyClass
  private let changes: [Change]

  /// Creates a list of the methods that `replacement` overrides. `replacement` is a direct subclass
  /// of the extended class.
  package init(_ replacement: AnyClass) {
    guard let base = superclass(of: replacement) else { preconditionFailure("\(replacement) has no superclass") }
    self.base = base
    changes = sequence(first: base, next: superclass).flatMap { type -> [Change] in
      (MethodTable(of: type)?.entries ?? []).compactMap { entry in
        let (old, new) = (Self.method(at: entry.place, of: base), Self.method(at: entry.place, of: replacement))
        return entry.kind == .method && old != new ? Change(place: entry.place, old: old, new: new) : nil
      }
    }
  }

  /// Writes the methods into the method tables of `type` and of all classes between it and the
  /// extended class. `type` is the extended class or one of its subclasses.
  package func install(in type: AnyClass) {
    for current in sequence(first: type, next: superclass) {
      for change in changes where Self.method(at: change.place, of: current) == change.old {
        unsafeBitCast(current, to: UnsafeMutableRawPointer.self)
          .storeBytes(of: change.new, toByteOffset: change.place * 8, as: UnsafeRawPointer.self)
      }
      if current == base { return }
    }
  }

  private static func method(at place: Int, of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: place * 8, as: UnsafeRawPointer.self)
  }
}

/// Returns the superclass of a class.
private func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
