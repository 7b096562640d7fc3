/// What was opened for the locales used lately.
struct LocaleCache<Value> {
  /// A text with more locales than this opens some of them again; it must not hold on to all it ever met.
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
