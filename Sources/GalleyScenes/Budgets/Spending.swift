/// The work that a scene asks for, as far as it has been counted.
struct Spending {
  /// The spending of one budget.
  fileprivate struct Account {
    var total = 0
    /// By the node that asks for it: an alias adds to the value that it repeats.
    var nodes: [NodeID: Int] = [:]
    var greatest: (node: NodeID, amount: Int, path: SceneKeyPath)?
  }

  private var accounts: [Budget: Account] = [:]

  /// Counts the work that a node asks for.
  mutating func add(_ amount: Int, of budget: Budget, at node: NodeID, _ path: SceneKeyPath) {
    guard amount > 0 else { return }
    accounts[budget, default: Account()].add(amount, at: node, path)
  }

  /// The amount so far.
  func total(of budget: Budget) -> Int { accounts[budget]?.total ?? 0 }

  /// The budgets that are overspent, each at the node that spends most of it.
  func overruns(of budgets: Budgets, in document: Document) -> [Diagnostic] {
    Budget.allCases.compactMap { budget in
      guard let account = accounts[budget], account.total > budgets[budget], let greatest = account.greatest else {
        return nil
      }
      return document.diagnostic(
        budget.overrun(total: account.total, of: budgets[budget], here: greatest.amount), at: greatest.node,
        path: greatest.path)
    }
  }
}

extension Spending.Account {
  fileprivate mutating func add(_ amount: Int, at node: NodeID, _ path: SceneKeyPath) {
    total = total.adding(amount)
    let spent = nodes[node, default: 0].adding(amount)
    nodes[node] = spent
    guard spent > greatest?.amount ?? 0 else { return }
    // The first use of an alias is the place.
    if let greatest, greatest.node == node {
      self.greatest = (node, spent, greatest.path)
    } else {
      greatest = (node, spent, path)
    }
  }
}

extension Budget {
  /// The refusal of work beyond the limit.
  /// - Parameter here: the amount at the place that it points to, which spends most; nil for all of it.
  func overrun(total: Int, of limit: Int, here: Int?) -> String {
    let all = "the scene asks for \(total.grouped) \(unit), and its budget is \(limit.grouped)"
    let place = here.map { $0 == total ? "" : "; most of all at this place, \($0.grouped)" } ?? ""
    return "\(all)\(place): ask for less, or add --budget \(rawValue)=\(total)"
  }
}

extension Int {
  /// The sum, or the greatest number there is.
  func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product, or the greatest number there is; neither may be negative.
  func multiplying(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
