/// One key of a mapping: its spellings, the values it takes, its entry in the manual, and the
/// property that it sets.
///
/// The members that build tables are not inlined: hundreds of keys would each have a copy, which took most of the
/// optimiser's time and made the program larger.
struct Key<Target>: Sendable {
  /// The spellings of the key: UIKit's first, then short ones.
  private(set) var names: [String]
  /// The shape of the key's values.
  let shape: Shape
  private(set) var manual = KeyManual()
  /// True if steps cannot change the key.
  private(set) var isFixed = false
  /// The function that reads the value and sets it in the target.
  let apply: @Sendable (inout Target, inout Decoding, NodeID) -> Void

  /// Creates a key whose value `apply` reads and sets.
  @inline(never) init(
    _ name: String, _ shape: Shape = .any, apply: @escaping @Sendable (inout Target, inout Decoding, NodeID) -> Void
  ) {
    names = [name]
    self.shape = shape
    self.apply = apply
  }

  /// Creates a key whose value has the given form. The closure `set` stores the value in the
  /// target.
  @inline(never) init<Value>(_ name: String, form: Form<Value>, set: @escaping @Sendable (inout Target, Value) -> Void)
  {
    self.init(name, form.shape) { target, decoding, node in
      if let value = form.read(&decoding, node) { set(&target, value) }
    }
  }

  /// Returns the same key for an outer value that contains the target. It uses closures, since key
  /// paths would be created at every start of the program.
  /// - Parameter change: passes the target that is inside its first argument to its second argument.
  @inline(never) func lifted<Outer>(
    _ change: @escaping @Sendable (inout Outer, (inout Target) -> Void) -> Void
  ) -> Key<Outer> {
    var key = Key<Outer>(names[0], shape) { outer, decoding, node in
      change(&outer) { apply(&$0, &decoding, node) }
    }
    key.names = names
    key.manual = manual
    key.isFixed = isFixed
    return key
  }

  /// Returns the key with a second spelling.
  @inline(never) func or(_ alias: String) -> Key {
    var key = self
    key.names.append(alias)
    return key
  }

  /// The key, marked as one that steps cannot change.
  @inline(never) var fixed: Key {
    var key = self
    key.isFixed = true
    return key
  }

  /// Returns the key with its entry in the manual.
  /// - Parameters:
  ///   - standard: the default value as scenes spell it.
  ///   - uikit: the counterpart in UIKit, if it is not the property of the same name; nil for none.
  @inline(never) func documented(
    _ summary: String, default standard: @autoclosure @escaping @Sendable () -> String? = nil,
    uikit: String? = KeyManual.sameName, since: String = "0.1"
  ) -> Key {
    var key = self
    key.manual = KeyManual(summary: summary, default: standard, counterpart: uikit, since: since)
    return key
  }

  /// Returns the key with its UIKit counterpart in the class `owner`, if this has the same name as
  /// the key. It is for tables whose keys come from several classes.
  @inline(never) func counterpart(of owner: String) -> Key {
    var key = self
    if manual.counterpart == KeyManual.sameName { key.manual.counterpart = owner + "." + names[0] }
    return key
  }
}
