extension Budgets {
  /// The keys of `budgets` in a project.
  static let keys = KeyTable<Budgets>(
    "the budgets",
    Budget.allCases.map { budget in
      Key(budget.rawValue, form: Form<Int>.count(0...Int.max)) { $0[budget] = $1 }
        .documented(budget.summary, default: String(budget.standard), uikit: nil)
    })
}
