import SwiftUI

/// Lists, forms and scroll views, used as applications use them.
struct ListNames: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
  }
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  @State private var selected: Int?
  @State private var several: Set<Int> = []
  @State private var query = ""
  @State private var isSearching = false

  var body: some View {
    VStack {
      lists
      sections
      rows
      forEach
      scrolls
      styles
    }
  }

  private var lists: some View {
    Group {
      List { Text("a") }
      List(items) { Text($0.name) }
      List(items) { item in Text(item.name) }
      List(items, id: \.self) { Text($0.name) }
      List(["a", "b"], id: \.self) { Text($0) }
      List(selection: $selected) { Text("a").tag(1) }
      List(items, selection: $several) { Text($0.name) }
      List { ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }.onMove { _, _ in } }
      Form { Section { Text("a") } }
      Form { Text("a") }.formStyle(.grouped)
    }
  }

  private var sections: some View {
    List {
      Section { Text("a") }
      Section("a") { Text("b") }
      Section(header: Text("a")) { Text("b") }
      Section(header: Text("a"), footer: Text("b")) { Text("c") }
      Section(footer: Text("b")) { Text("c") }
      Section {
        Text("a")
      } header: {
        Text("b")
      }
      Section {
        Text("a")
      } footer: {
        Text("b")
      }
      Section {
        Text("a")
      } header: {
        Text("b")
      } footer: {
        Text("c")
      }
      Section(content: { Text("a") }, header: { Text("b") }, footer: { Text("c") })
      Section { Text("a") }.headerProminence(.increased)
    }
  }

  private var rows: some View {
    List {
      Text("a").listRowBackground(Color.red)
      Text("a").listRowBackground(Color(.systemBackground).opacity(0.5))
      Text("a").listRowInsets(EdgeInsets())
      Text("a").listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
      Text("a").listRowSeparator(.hidden)
      Text("a").listRowSeparator(.hidden, edges: .all)
      Text("a").listRowSeparatorTint(.red).listSectionSeparator(.hidden)
      Text("a").swipeActions { Button("b") {} }
      Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("b") {} }
      Text("a").badge(2).deleteDisabled(true).moveDisabled(true)
    }
    .listRowSpacing(4)
  }

  private var forEach: some View {
    Group {
      ForEach(items) { Text($0.name) }
      ForEach(items, id: \.id) { item in Text(item.name) }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(0..<items.count, id: \.self) { Text("\($0)") }
      ForEach(1...3, id: \.self) { Text("\($0)") }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)") }
      ForEach(Array(zip(items.indices, items)), id: \.0) { Text("\($0) \($1.name)") }
      ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
      ForEach(ControlNames.Choice.allCases, id: \.self) { choice in Text(choice.rawValue) }
    }
  }

  private var scrolls: some View {
    Group {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("a") }
      ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }
      ScrollView(.vertical, showsIndicators: true, content: { Text("a") })
      ScrollView([.horizontal, .vertical]) { Text("a") }
      ScrollView { Text("a") }.scrollIndicators(.hidden).scrollDisabled(true).scrollDismissesKeyboard(.interactively)
      ScrollViewReader { proxy in
        ScrollView { Text("a").id(1) }
          .onAppear { withAnimation { proxy.scrollTo(1, anchor: .top) } }
          .onChange(of: items.count) { _ in proxy.scrollTo(2) }
      }
      ScrollView { Text("a") }.refreshable { await Task.yield() }.contentMargins(.horizontal, 8)
    }
  }

  private var styles: some View {
    Group {
      List { Text("a") }.listStyle(.plain)
      List { Text("a") }.listStyle(.insetGrouped)
      List { Text("a") }.listStyle(.grouped)
      List { Text("a") }.listStyle(.inset)
      List { Text("a") }.listStyle(.sidebar)
      List { Text("a") }.listStyle(PlainListStyle())
      List { Text("a") }.listStyle(InsetGroupedListStyle())
      List { Text("a") }.listStyle(GroupedListStyle()).scrollContentBackground(.hidden)
      List { Text("a") }.refreshable {}
      List { Text("a") }.searchable(text: $query)
      List { Text("a") }.searchable(text: $query, prompt: "a")
      List { Text("a") }.searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("a"))
      List { Text("a") }.searchable(text: $query, isPresented: $isSearching)
      List { Text("a") }.environment(\.defaultMinListRowHeight, 10).environment(\.editMode, .constant(.active))
    }
  }
}
