/// Rows of values in columns. On iPhones a table shows its first column, as a list does; so it does here.
nonisolated public struct Table<Value: Identifiable>: View {
  private let rows: [Value]
  private let cell: (Value) -> AnyView

  private init(_ rows: some Sequence<Value>, _ columns: [TableColumnContentOf<Value>]) {
    self.rows = Array(rows)
    cell = columns.first?.cell ?? { _ in AnyView(EmptyView()) }
  }

  /// Values with columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Values with columns, of which one can be selected. Pictures do not show the selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Values with columns, of which several can be selected. Pictures do not show the selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Values with columns that can be sorted. They stay in their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value, Sort.Compared == Value { self.init(data, columns()) }

  /// Values with columns that can be selected and sorted. They stay in their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value, Sort.Compared == Value { self.init(data, columns()) }

  /// The first column as rows of a list.
  public var body: some View { List(rows) { cell($0) } }
}

/// A column of a table, of which only the cells are known.
public struct TableColumnContentOf<Value> {
  let cell: (Value) -> AnyView
}

/// A column of a table.
public struct TableColumn<Value, Content: View, Label: View> {
  let cell: (Value) -> AnyView

  /// Has no effect: a column is as wide as the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// Has no effect: a column is as wide as the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Label == Text {
  /// A column with a title of a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    cell = { AnyView(content($0)) }
  }
  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
    cell = { AnyView(content($0)) }
  }
  /// A column with a title of a table, sorted by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) { cell = { AnyView(content($0)) } }
}

extension TableColumn where Label == Text, Content == Text {
  /// A column of texts with a title of a table.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    cell = { AnyView(Text($0[keyPath: value])) }
  }
  /// A column of texts with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>) {
    cell = { AnyView(Text($0[keyPath: value])) }
  }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder public struct TableColumnBuilder<Value> {
  /// Takes a column.
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<Value, C, L>
  ) -> [TableColumnContentOf<Value>] { [TableColumnContentOf(cell: column.cell)] }
  /// Builds columns in their order.
  public static func buildBlock(_ columns: [TableColumnContentOf<Value>]...) -> [TableColumnContentOf<Value>] {
    columns.flatMap { $0 }
  }
  /// Builds the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumnContentOf<Value>]?) -> [TableColumnContentOf<Value>] {
    columns ?? []
  }
  /// Builds the columns of the first branch of a condition.
  public static func buildEither(first: [TableColumnContentOf<Value>]) -> [TableColumnContentOf<Value>] { first }
  /// Builds the columns of the second branch of a condition.
  public static func buildEither(second: [TableColumnContentOf<Value>]) -> [TableColumnContentOf<Value>] { second }
}

/// The look of tables: all are lists here.
public protocol TableStyle: Sendable {}

/// A table with a background as inset lists have.
public struct InsetTableStyle: TableStyle {
  /// The style without settings.
  public init() {}
}

/// The standard look of tables.
public struct AutomaticTableStyle: TableStyle {
  /// The style without settings.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The inset one.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The standard one.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension View {
  /// Has no effect: tables are lists here.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
