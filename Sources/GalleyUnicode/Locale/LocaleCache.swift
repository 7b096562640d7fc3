/// A cache of values for the most recently used locales.
struct LocaleCache<Value> {
  /// The number of locales that are cached. A text with more locales opens some of them again.
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
