/// The work of a scene counted so far.
struct Spending {
  /// The work that was counted for one budget.
  fileprivate struct Account {
    var total = 0
    /// The amounts by node. An alias adds to the amount of the value that it repeats.
    var nodes: [NodeID: Int] = [:]
    var greatest: (node: NodeID, amount: Int, path: SceneKeyPath)?
  }

  private var accounts: [Budget: Account] = [:]

  /// Counts work that a node causes.
  mutating func add(_ amount: Int, of budget: Budget, at node: NodeID, _ path: SceneKeyPath) {
    guard amount > 0 else { return }
    accounts[budget, default: Account()].add(amount, at: node, path)
  }

  /// Returns the amount of work counted so far for a budget.
  func total(of budget: Budget) -> Int { accounts[budget]?.total ?? 0 }

  /// Returns a diagnostic for each exceeded budget, at the node with the highest amount.
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
    // The first use of an alias is reported.
    if let greatest, greatest.node == node {
      self.greatest = (node, spent, greatest.path)
    } else {
      greatest = (node, spent, path)
    }
  }
}

extension Budget {
  /// Returns the message that the work exceeds a limit.
  /// - Parameter here: the amount at the reported node, which is the highest; nil for the total.
  func overrun(total: Int, of limit: Int, here: Int?) -> String {
    let all = "the scene needs \(total.grouped) \(unit), and its budget is \(limit.grouped)"
    let place = here.map { $0 == total ? "" : "; \($0.grouped) of them at this position" } ?? ""
    return "\(all)\(place): make the scene smaller, or add --budget \(rawValue)=\(total)"
  }
}

extension Int {
  /// Returns the saturating sum.
  func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// Returns the saturating product. Neither number may be negative.
  func multiplying(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}
