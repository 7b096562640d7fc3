import GalleyFiles
import GalleyText
import GalleyViews

/// One property of a kind of view, or of a style: its key in scenes, its member in layout dumps,
/// and its words in explanations of changes.
///
/// It is set on a `Body`; the scene's value is kept in a `Model`. The members that build rows are
/// not inlined, as for keys. A row makes its key path and spells its default only when they are
/// needed: the Swift runtime takes some 30,000 instructions for a key path.
struct SceneProperty<Model, Body>: Sendable {
  /// A function that returns the value for dumps, or nil to leave the member out.
  typealias Dump = @Sendable (Body, ColorNames) -> (any JSONConvertible)?

  /// The key of the property; nil for a member that has no key.
  private(set) var key: Key<Model>?
  /// The name of the property's member in dumps; nil for none.
  private(set) var member: String?
  /// The position of the member in dumps. Members without a position come last, in the order of the
  /// rows.
  private(set) var place = Int.max
  private var givenWords: PropertyWords?
  /// True if the words name the default that dumps leave out.
  private var namesStandard = false
  /// The function that returns the value of the member; nil if the kind's own code writes the
  /// member.
  private(set) var dump: Dump?
  /// A function that returns the default value as scenes spell it; nil if it has no spelling.
  private var standard: @Sendable () -> String? = { nil }

  /// The words that describe a changed value in explanations; nil if no explanation mentions the
  /// property.
  var words: PropertyWords? {
    guard var words = givenWords else { return nil }
    if namesStandard, let standard = standard() { words.standard = standard }
    return words
  }

  /// Creates a property whose key does more than set a property of the view.
  @inline(never) init(_ key: Key<Model>) { self.key = key }

  /// Creates a member of dumps that has no key.
  @inline(never) init(member: String, at place: Int = .max, _ dump: Dump? = nil) {
    (self.member, self.place, self.dump) = (member, place, dump)
  }

  /// Returns the row with its entry in the manual.
  /// - Parameter standard: the value without the key; nil for the default that dumps leave out.
  @inline(never) func documented(
    _ summary: String, default standard: String? = nil, uikit: String? = KeyManual.sameName, since: String = "0.1"
  ) -> SceneProperty {
    var row = self
    row.key = key?.documented(summary, default: standard ?? self.standard(), uikit: uikit, since: since)
    return row
  }

  /// Returns the row with a second spelling of its key.
  @inline(never) func or(_ alias: String) -> SceneProperty {
    var row = self
    row.key = key?.or(alias)
    return row
  }

  /// The row, marked as a property that steps cannot set.
  @inline(never) var fixed: SceneProperty {
    var row = self
    row.key = key?.fixed
    return row
  }

  /// Returns the row with another position in dumps and, if `member` is not nil, another name for
  /// its dump member.
  @inline(never) func dumped(_ member: String? = nil, at place: Int = .max) -> SceneProperty {
    var row = self
    row.member = member ?? self.member
    row.place = place
    return row
  }

  /// Returns the row with a dump member whose value a closure returns.
  @inline(never) func dumped(_ member: String, at place: Int = .max, _ dump: @escaping Dump) -> SceneProperty {
    var row = dumped(member, at: place)
    row.dump = dump
    return row
  }

  /// Returns the row with a dump member that is written only for some views.
  @inline(never) func dumped(
    _ member: String? = nil, at place: Int = .max, if isWritten: @escaping @Sendable (Body) -> Bool
  ) -> SceneProperty {
    var row = dumped(member, at: place)
    if let dump { row.dump = { isWritten($0) ? dump($0, $1) : nil } }
    return row
  }

  /// Returns the row with the words that describe its values in sentences about changes.
  /// - Parameter standard: the value that dumps leave out; nil for the default.
  @inline(never) func named(
    _ noun: String, _ reach: PropertyWords.Reach, standard: String? = nil, unit: String = "",
    as form: PropertyWords.Form = .plain, isPlural: Bool = false
  ) -> SceneProperty {
    var words = PropertyWords(noun, reach)
    if let standard { words.standard = standard }
    (words.unit, words.form, words.isPlural) = (unit, form, isPlural)
    var row = self
    (row.givenWords, row.namesStandard) = (words, standard == nil && form != .limit)
    return row
  }

  /// Returns the row with two phrases that describe a Boolean property: one if it is on, one if it
  /// is off.
  @inline(never) func state(_ on: String, _ off: String, _ reach: PropertyWords.Reach) -> SceneProperty {
    var row = self
    row.givenWords = PropertyWords(nameless: member ?? "")
    row.givenWords?.states = (on, off)
    row.givenWords?.reach = reach
    return row
  }

  /// The row, marked as a property whose value follows from other properties.
  @inline(never) var derived: SceneProperty {
    var row = self
    if row.givenWords == nil { row.givenWords = PropertyWords(nameless: member ?? "") }
    row.givenWords?.isDerived = true
    return row
  }
}

extension SceneProperty where Model: Assigning, Model.Body == Body, Body: View {
  /// Creates a property of a view that layout dumps do not contain.
  /// - Parameter isEarly: true if it is set before the properties that the kind sets by its own code.
  @inline(never) init<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Body, Value> & Sendable,
    _ form: Form<Value>,
    isEarly: Bool = false
  ) {
    self.init(Key(name, form: form) { $0.assignments.set(path(), to: $1, by: name, isEarly: isEarly) })
  }

  /// Creates an optional property of a view that layout dumps do not contain.
  @inline(never) init<Value: Hashable & Sendable>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Body, Value?> & Sendable,
    _ form: Form<Value>,
    isEarly: Bool = false
  ) {
    self.init(Key(name, form: form) { $0.assignments.set(path(), to: $1, by: name, isEarly: isEarly) })
  }

  /// Creates a property of a view.
  /// - Parameter standard: the value that dumps leave out.
  @inline(never) init<Value: DumpedValue>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Body, Value> & Sendable,
    _ form: Form<Value>,
    unless standard: Value, isEarly: Bool = false
  ) {
    self.init(name, path(), form, isEarly: isEarly)
    write(name, path(), unless: standard) { $0.dumped(in: $1) }
  }

  /// Creates a property of a view whose values are the cases of an enumeration.
  /// - Parameter standard: the value that dumps leave out.
  @inline(never) init<Value: RawRepresentable & Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Body, Value> & Sendable,
    _ form: Form<Value>,
    unless standard: Value, isEarly: Bool = false
  ) where Value.RawValue == String {
    self.init(name, path(), form, isEarly: isEarly)
    write(name, path(), unless: standard) { value, _ in value.rawValue }
  }
}

extension SceneProperty where Model == Body, Model: ListedStyle {
  /// Creates a property of a style.
  /// - Parameter standard: the value that dumps leave out.
  @inline(never) init<Value: DumpedValue>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable,
    _ form: Form<Value>, unless standard: Value
  ) {
    self.init(Key(name, form: form) { $0[keyPath: path()] = $1 })
    write(name, path(), unless: standard) { $0.dumped(in: $1) }
  }

  /// Creates a property of a style whose values are the cases of an enumeration.
  /// - Parameter standard: the value that dumps leave out.
  @inline(never) init<Value: RawRepresentable & Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable,
    _ form: Form<Value>, unless standard: Value
  ) where Value.RawValue == String {
    self.init(Key(name, form: form) { $0[keyPath: path()] = $1 })
    write(name, path(), unless: standard) { value, _ in value.rawValue }
  }

  /// Creates an optional property of a style.
  @inline(never) init<Value: DumpedValue>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value?> & Sendable,
    _ form: Form<Value>
  ) {
    self.init(Key(name, form: form) { $0[keyPath: path()] = $1 })
    write(name, path(), unless: nil) { $0?.dumped(in: $1) }
  }
}

extension SceneProperty {
  /// Makes the property a dump member that is written if the value is not the default.
  private mutating func write<Value: Equatable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any KeyPath<Body, Value> & Sendable,
    unless standard: Value,
    as dumped: @escaping @Sendable (Value, ColorNames) -> (any JSONConvertible)?
  ) {
    member = name
    dump = { body, names in
      let value = body[keyPath: path()]
      return value == standard ? nil : dumped(value, names)
    }
    self.standard = { dumped(standard, .nameless)?.json.spelling }
  }
}
