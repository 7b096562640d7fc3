/// The node of a list or a form.
final class RowListNode<V: View>: ViewNode<V> {
  private let isForm: Bool
  private let rows: (V) -> any View
  private var content: Node?
  /// The nodes of the backgrounds and the badges of rows.
  private var extras: [ObjectIdentifier: (background: Node?, badge: Node?)] = [:]
  private lazy var item = RowListItem(self)
  override var children: [Node] {
    [content].compactMap { $0 } + extras.values.flatMap { [$0.background, $0.badge].compactMap { $0 } }
  }

  init(_ view: V, _ place: NodePlace, isForm: Bool, rows: @escaping (V) -> any View) {
    self.isForm = isForm
    self.rows = rows
    super.init(view, place)
  }

  override func evaluate() {
    var inner = environment
    inner.listPart = .row
    inner.isInForm = true
    if isForm { inner.listFigures = isGroupedStyle ? environment.listFigures : .insetGrouped }
    environment.scrollAreas?.add(item.area, of: self)
    content = reconcile(rows(view), content, environment: inner)
    take(inner.listFigures)
  }

  private var isGroupedStyle: Bool { environment.listFigures.isGrouped }

  override func itemsChanged() { take(item.figures) }

  private func take(_ figures: ListFigures) {
    let items = content?.items() ?? []
    var old = extras
    extras = [:]
    for item in items {
      let traits = item.traits[RowTraitsKey.self]
      let key = ObjectIdentifier(item)
      let before = old.removeValue(forKey: key)
      let background = reconcileExtra(traits.background.map { view in AnyView(view) }, before?.background, item)
      let badge = reconcileExtra(
        traits.badge.map { AnyView($0.foregroundStyle(Color.secondary)) }, before?.badge, item)
      if background != nil || badge != nil { extras[key] = (background, badge) }
    }
    for pair in old.values {
      pair.background?.remove()
      pair.badge?.remove()
    }
    item.change(figures, items) { [extras] row in
      let pair = extras[ObjectIdentifier(row)]
      return (pair?.background?.items().first, pair?.badge?.items().first)
    }
  }

  private func reconcileExtra(_ view: AnyView?, _ old: Node?, _ item: LayoutItem) -> Node? {
    guard let view else {
      old?.remove()
      return nil
    }
    let layout = LayoutView(layout: ZStackLayout(), content: view)
    return reconcile(layout, old, environment: item.environment)
  }

  override func items() -> [LayoutItem] { [item] }
}
