/// The key tables that scenes use, in the order of the first reference. Each table is listed once.
struct SceneTables {
  private(set) var all: [TableDescription] = []
  private var names: Set<String> = []

  /// Creates the list of tables that a table refers to, by default that of scenes.
  init(of root: TableDescription = Scene.keys.description) {
    add(root)
    var next = 0
    while next < all.count {
      for entry in all[next].entries { add(tablesIn: entry.shape) }
      next += 1
    }
  }

  private mutating func add(_ table: TableDescription) {
    if names.insert(table.name).inserted { all.append(table) }
  }

  private mutating func add(tablesIn shape: Shape) {
    switch shape {
    case .any, .boolean, .nothing, .number, .integer, .string, .words: break
    case .list(let element), .dictionary(_, let element): add(tablesIn: element)
    case .tuple(_, let elements), .either(let elements): for element in elements { add(tablesIn: element) }
    case .mapping(let table): add(table())
    }
  }
}
