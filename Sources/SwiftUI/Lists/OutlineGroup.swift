/// A tree of elements as rows. An element with children is a collapsed row.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows of the tree.
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

/// The rows for the children of an element.
nonisolated public struct OutlineSubgroupChildren: View {
  /// `Never`: a primitive view has no body.
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
  /// Creates rows for a tree of identifiable elements. The key path leads to an element's children.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, identify: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates rows for a tree of elements. The key paths lead to an element's identity and to its
  /// children.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list for a tree of identifiable elements. The key path leads to an element's
  /// children.
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

  /// Creates a list for a tree of elements. The key paths lead to an element's identity and to its
  /// children.
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
