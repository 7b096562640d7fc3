/// A cache of one value for each locale. It is emptied when another locale would exceed its
/// capacity.
struct LocaleCache<Value> {
  /// The maximum number of locales that are cached. In a text with more locales, some values are
  /// computed again.
  private static var capacity: Int { 32 }

  private var values: [String: Value] = [:]
  private let open: (String) -> Value

  init(open: @escaping (String) -> Value) { self.open = open }

  subscript(locale: String) -> Value {
    mutating get {
      if let value = values[locale] { return value }
      if values.count == Self.capacity { values.removeAll() }
      let value = open(locale)
      values[locale] = value
      return value
    }
  }
}
