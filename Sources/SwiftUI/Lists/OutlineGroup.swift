/// Rows of elements that have children. Those with children are closed rows.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows.
  public var body: some View {
    ForEach(data: data, content: { element in row(of: element) }, identify: identify)
  }

  @ViewBuilder nonisolated private func row(of element: Data.Element) -> some View {
    if let inner = children(element) {
      DisclosureGroup(
        content: {
          AnyView(
            OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
              data: inner, identify: identify, children: children, row: row))
        },
        label: { row(element) })
    } else {
      row(element)
    }
  }
}

/// The rows of an element's children.
nonisolated public struct OutlineSubgroupChildren: View {
  /// A primitive view.
  public typealias Body = Never
}

extension OutlineSubgroupChildren: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { _ in [] } }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Rows of elements whose children are a property.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, identify: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Rows of elements whose identity and children are properties.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows of elements that have children.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows of elements that have children.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
