/// A table with a row for each value. As on iPhones, only the first column is shown, as a list.
nonisolated public struct Table<Value: Identifiable>: View {
  private let rows: [Value]
  private let cell: (Value) -> AnyView

  private init(_ rows: some Sequence<Value>, _ columns: [TableColumnContentOf<Value>]) {
    self.rows = Array(rows)
    cell = columns.first?.cell ?? { _ in AnyView(EmptyView()) }
  }

  /// Creates a table of values with columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Creates a table in which one row can be selected. Pictures do not show the selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Creates a table in which several rows can be selected. Pictures do not show the selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value { self.init(data, columns()) }

  /// Creates a table that can be sorted. The values keep their order in Galley.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value, Sort.Compared == Value { self.init(data, columns()) }

  /// Creates a table that can be sorted and in which several rows can be selected. The values keep
  /// their order in Galley.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContentOf<Value>]
  ) where Data.Element == Value, Sort.Compared == Value { self.init(data, columns()) }

  /// The first column as the rows of a list.
  public var body: some View { List(rows) { cell($0) } }
}

/// The cells of a table's column, without the column's title.
public struct TableColumnContentOf<Value> {
  let cell: (Value) -> AnyView
}

/// A column of a table.
public struct TableColumn<Value, Content: View, Label: View> {
  let cell: (Value) -> AnyView

  /// Returns the column unchanged: it is as wide as the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// Returns the column unchanged: it is as wide as the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    cell = { AnyView(content($0)) }
  }
  /// Creates a column with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
    cell = { AnyView(content($0)) }
  }
  /// Creates a column with a title from the string table, for sorting by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) { cell = { AnyView(content($0)) } }
}

extension TableColumn where Label == Text, Content == Text {
  /// Creates a column of texts, with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    cell = { AnyView(Text($0[keyPath: value])) }
  }
  /// Creates a column of texts, with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>) {
    cell = { AnyView(Text($0[keyPath: value])) }
  }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder public struct TableColumnBuilder<Value> {
  /// Returns the cells of a column.
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<Value, C, L>
  ) -> [TableColumnContentOf<Value>] { [TableColumnContentOf(cell: column.cell)] }
  /// Returns the columns in their order.
  public static func buildBlock(_ columns: [TableColumnContentOf<Value>]...) -> [TableColumnContentOf<Value>] {
    columns.flatMap { $0 }
  }
  /// Returns the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumnContentOf<Value>]?) -> [TableColumnContentOf<Value>] {
    columns ?? []
  }
  /// Returns the columns of the first branch of a condition.
  public static func buildEither(first: [TableColumnContentOf<Value>]) -> [TableColumnContentOf<Value>] { first }
  /// Returns the columns of the second branch of a condition.
  public static func buildEither(second: [TableColumnContentOf<Value>]) -> [TableColumnContentOf<Value>] { second }
}

/// The appearance of tables. Galley draws all tables as lists.
public protocol TableStyle: Sendable {}

/// The style of tables with an inset background. Galley draws all tables as lists.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The style with an inset background.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension View {
  /// Returns the view unchanged: tables are lists in Galley.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
