import SwiftUI

/// Navigation, toolbars, sheets and alerts, used as applications use them.
struct NavigationNames: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentation
  @Environment(\.openURL) private var openURL
  @State private var path = NavigationPath()
  @State private var ids: [Int] = []
  @State private var isShown = false
  @State private var item: ListNames.Item?
  @State private var failure: Failure?
  let name = "name"

  enum Failure: LocalizedError {
    case lost
    var errorDescription: String? { "lost" }
  }

  var body: some View {
    VStack {
      stacks
      links
      titles
      toolbars
      sheets
      alerts
    }
  }

  private var stacks: some View {
    Group {
      NavigationStack { Text("a") }
      NavigationStack(path: $path) { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
      NavigationStack(path: $ids) { Text("a").navigationDestination(isPresented: $isShown) { Text("b") } }
      NavigationView { Text("a") }
      NavigationView { Text("a") }.navigationViewStyle(.stack)
      NavigationView { Text("a") }.navigationViewStyle(StackNavigationViewStyle())
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      TabView { Text("a").tabItem { Label("a", systemImage: "star") } }
    }
  }

  private var links: some View {
    Group {
      NavigationLink("a", destination: Text("b"))
      NavigationLink(destination: Text("b")) { Text("a") }
      NavigationLink(destination: Text("b"), label: { Text("a") })
      NavigationLink {
        Text("b")
      } label: {
        Text("a")
      }
      NavigationLink(value: 1) { Text("a") }
      NavigationLink("a", value: 1)
      NavigationLink(name) { Text("b") }
      NavigationLink(destination: Text("b"), isActive: $isShown) { EmptyView() }.isDetailLink(false)
    }
  }

  private var titles: some View {
    Group {
      Text("a").navigationTitle("a")
      Text("a").navigationTitle(name)
      Text("a").navigationTitle(Text("a"))
      Text("a").navigationBarTitleDisplayMode(.inline)
      Text("a").navigationBarTitleDisplayMode(.large)
      Text("a").navigationBarTitle("a", displayMode: .inline)
      Text("a").navigationBarTitle(Text("a"))
      Text("a").navigationBarHidden(true).navigationBarBackButtonHidden(true).navigationBarBackButtonHidden()
      Text("a").navigationBarItems(leading: Text("a"), trailing: Text("b"))
    }
  }

  private var toolbars: some View {
    Group {
      Text("a").toolbar { Button("a") {} }
      Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("a") {} } }
      Text("a").toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("a") {} }
        ToolbarItem(placement: .principal) { Text("a") }
        if isShown { ToolbarItem(placement: .cancellationAction) { Button("a") { dismiss() } } }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("a") {}
        }
        ToolbarItem(placement: .confirmationAction) { Button("a", action: dismiss.callAsFunction) }
        ToolbarItem { EditButton() }
      }
      Text("a").toolbar(content: toolbar)
      Text("a").toolbar(.hidden, for: .navigationBar)
      Text("a").toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .tabBar)
      Text("a").toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor)
    }
  }

  @ToolbarContentBuilder private func toolbar() -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("a") { presentation.wrappedValue.dismiss() } }
    ToolbarItem(placement: .bottomBar) { Button("a") { openURL(URL(fileURLWithPath: "/")) } }
  }

  private var sheets: some View {
    Group {
      Text("a").sheet(isPresented: $isShown) { Text("b") }
      Text("a").sheet(isPresented: $isShown, onDismiss: {}) { Text("b") }
      Text("a").sheet(item: $item) { Text($0.name) }
      Text("a").sheet(item: $item, onDismiss: {}) { item in Text(item.name) }
      Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }
      Text("a").fullScreenCover(item: $item) { Text($0.name) }
      Text("a").popover(isPresented: $isShown) { Text("b") }
      Text("a").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      Text("a").presentationDetents([.height(100), .fraction(0.5)]).interactiveDismissDisabled()
      Text("a").presentationBackground(.thinMaterial).presentationCornerRadius(8)
    }
  }

  private var alerts: some View {
    Group {
      Text("a").alert("a", isPresented: $isShown) { Button("b") {} }
      Text("a").alert("a", isPresented: $isShown) {
        Button("b", role: .cancel) {}
      } message: {
        Text("c")
      }
      Text("a").alert(name, isPresented: $isShown, actions: { Button("b") {} }, message: { Text("c") })
      Text("a").alert(Text("a"), isPresented: $isShown, presenting: item) { _ in
        Button("b") {}
      } message: {
        Text($0.name)
      }
      Text("a").alert(isPresented: $isShown) { Alert(title: Text("a")) }
      Text("a").alert(isPresented: $isShown) {
        Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c")))
      }
      Text("a").alert(item: $item) { item in
        Alert(title: Text(item.name), primaryButton: .destructive(Text("c")) {}, secondaryButton: .cancel())
      }
      Text("a").alert(isPresented: $isShown, error: failure) { Button("b") {} }
      Text("a").confirmationDialog("a", isPresented: $isShown) { Button("b") {} }
      Text("a").confirmationDialog("a", isPresented: $isShown, titleVisibility: .visible) {
        Button("b") {}
      } message: {
        Text("c")
      }
      Text("a").confirmationDialog(name, isPresented: $isShown, presenting: item) { _ in Button("b") {} }
      Text("a").actionSheet(isPresented: $isShown) { ActionSheet(title: Text("a"), buttons: [.cancel()]) }
    }
  }
}
