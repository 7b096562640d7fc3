/// A cache of the orders in which fallback fonts are tried. Texts of different scripts usually
/// share an order.
struct FallbackOrders {
  /// The number of contexts at which the cache is emptied.
  private static let limit = 256

  private struct Key: Hashable {
    let context: FallbackContext
    let hasSerifs: Bool
  }

  private(set) var orders: [[Int]] = []
  private var numbers: [Key: Int] = [:]
  /// The context of the latest request; invalid while `latestNumber` is nil.
  private var latest = Key(context: FallbackContext(), hasSerifs: false)
  private var latestNumber: Int?

  /// Returns the number of the fallback order for a context. Equal orders have the same number.
  mutating func number(_ context: FallbackContext, hasSerifs: Bool, in fonts: FontCollection) -> Int {
    // Compared where it stands: a copy of the key costs more.
    if let latestNumber, latest.hasSerifs == hasSerifs, latest.context == context { return latestNumber }
    let key = Key(context: context, hasSerifs: hasSerifs)
    let number = numbers[key] ?? add(fonts.fallbackOrder(for: context, hasSerifs: hasSerifs), for: key)
    (latest, latestNumber) = (key, number)
    return number
  }

  private mutating func add(_ order: [Int], for key: Key) -> Int {
    let number = orders.firstIndex(of: order) ?? orders.count
    if number == orders.count { orders.append(order) }
    if numbers.count >= FallbackOrders.limit { numbers.removeAll(keepingCapacity: true) }
    numbers[key] = number
    return number
  }
}
