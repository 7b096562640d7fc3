import GalleyBase

/// Limits on the work of scenes. Only limits that differ from the defaults are stored.
public struct Budgets: Hashable, Sendable {
  private var limits: [Budget: Int]

  /// Creates budgets with the default limits.
  public init() { limits = [:] }

  /// The limit for a kind of work: the default, unless another limit was set.
  public subscript(budget: Budget) -> Int {
    get { limits[budget] ?? budget.standard }
    set { limits[budget] = newValue }
  }

  /// Replaces each limit that `other` sets. All other limits stay unchanged.
  public mutating func take(_ other: Budgets) { limits.merge(other.limits) { $1 } }

  /// Sets a limit from the text `NAME=VALUE`, as for `--budget`. The value is in the budget's unit.
  /// - Throws: an error with a message about the mistake.
  public mutating func set(_ text: String) throws(BudgetError) {
    guard let sign = text.firstIndex(of: "=") else {
      throw BudgetError(message: "\"\(text.shortened)\" is not of the form NAME=VALUE, as in drawnPixels=2000000000")
    }
    let name = String(text[..<sign])
    guard let budget = Budget(rawValue: name) else {
      let names = Budget.allCases.map(\.rawValue)
      let near = nearestSpelling(to: name, among: names).map { "did you mean \"\($0)\"?" }
      throw BudgetError(
        message: "there is no budget \"\(name.shortened)\"; " + (near ?? "valid: " + names.joined(separator: ", ")))
    }
    let value = text[text.index(after: sign)...].filter { $0 != "_" }
    guard let limit = Int(value), limit >= 0 else {
      throw BudgetError(
        message: "\"\(String(value).shortened)\" is not a number of \(budget.unit): write a whole number, as in "
          + "\(name)=\(budget.standard)")
    }
    limits[budget] = limit
  }
}

/// An invalid or exceeded limit.
public struct BudgetError: Error, Hashable, Sendable {
  /// The message for the user.
  public let message: String
}
