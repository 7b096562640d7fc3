import Testing

@testable import SwiftUI

@MainActor struct NavigationTests {
  @Test func aLargeTitleIsBelowTheBar() throws {
    let screen = DeviceScreen(NavigationStack { List { Text("Row") }.listStyle(.plain).navigationTitle("Title") })
    let title = try #require(screen.frame(of: "Title"))
    #expect(title.minX == 16 && abs(title.midY - 70) <= 0.5)
    #expect(abs(try #require(screen.frame(of: "Row")).midY - 118) <= 0.5)
  }

  @Test func aSmallTitleIsInTheMiddleOfTheBar() throws {
    let page = List { Text("Row") }.listStyle(.plain).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    let screen = DeviceScreen(NavigationStack { page })
    let title = try #require(screen.frame(of: "Title"))
    #expect(abs(title.midX - 196.5) <= 0.5 && abs(title.midY - 22) <= 0.5)
    #expect(abs(try #require(screen.frame(of: "Row")).midY - 66) <= 0.5)
  }

  @Test func aHiddenBarTakesNoSpace() throws {
    let page = List { Text("Row") }.listStyle(.plain).navigationTitle("Title").navigationBarHidden(true)
    let screen = DeviceScreen(NavigationStack { page })
    #expect(screen.frame(of: "Title") == nil)
    #expect(abs(try #require(screen.frame(of: "Row")).midY - 22) <= 0.5)
  }

  @Test func itemsAreAtTheEndsOfTheBar() throws {
    let page = Text("Page").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .primaryAction) { Button("Save") {} }
      ToolbarItem(placement: .bottomBar) { Button("Below") {} }
    }
    let screen = DeviceScreen(NavigationStack { page })
    #expect(screen.frame(of: "Cancel")?.minX == 16)
    #expect(screen.frame(of: "Save")?.maxX == 377)
    #expect(try #require(screen.frame(of: "Below")).midY > 800)
  }

  @Test func itemsHaveTheirIdealWidth() throws {
    let page = Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(
        trailing: HStack(spacing: 0) {
          Text("One")
          Spacer(minLength: 20)
          Text("Two")
        })
    let screen = DeviceScreen(NavigationStack { page })
    let (one, two) = (try #require(screen.frame(of: "One")), try #require(screen.frame(of: "Two")))
    #expect(two.maxX == 377 && abs(two.minX - one.maxX - 20) < 0.5)
    #expect(abs(try #require(screen.frame(of: "Title")).midX - 196.5) <= 0.5)
  }

  @Test func theLastPageOfAPathIsSeen() throws {
    let view = NavigationStack(path: .constant([3, 4])) {
      Text("Root").navigationTitle("Root title")
        .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Title \($0)") }
    }
    let screen = DeviceScreen(view)
    #expect(screen.frame(of: "Page 4") != nil)
    #expect(screen.frame(of: "Page 3") == nil && screen.frame(of: "Root") == nil)
    #expect(screen.frame(of: "Title 3") != nil, "the back button has the title of the page before")
  }

  @Test func aPageIsPushedWhileAValueIsTrue() {
    func view(_ isPushed: Bool) -> some View {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(isPushed)) { Text("Pushed") }
      }
    }
    #expect(DeviceScreen(view(true)).frame(of: "Pushed") != nil)
    #expect(DeviceScreen(view(false)).frame(of: "Pushed") == nil)
  }

  @Test func tabsAreBelowTheView() throws {
    let view = TabView(selection: .constant(1)) {
      Text("First").tabItem { Text("One") }.tag(0)
      Text("Second").tabItem { Text("Two") }.tag(1)
    }
    let screen = DeviceScreen(view, size: CGSize(width: 400, height: 849))
    #expect(screen.frame(of: "First") == nil)
    #expect(abs(try #require(screen.frame(of: "Second")).midY - 400) <= 0.5)
    #expect(abs(try #require(screen.frame(of: "One")).midX - 100) <= 0.5)
  }
}

@MainActor struct PresentationTests {
  private let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test func aSheetIsAFrameOfItsOwn() throws {
    let screen = DeviceScreen(Text("Page").sheet(isPresented: .constant(true)) { Text("Sheet") }, insets: insets)
    #expect(screen.frame(of: "Sheet") == nil)
    let sheet = try #require(screen.hosting.presentations.first)
    #expect(sheet.kind == .sheet && sheet.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(screen.label("Sheet", in: sheet.view) != nil)
  }

  @Test func theSmallestDetentIsTheHeight() throws {
    let view = Text("Page").sheet(isPresented: .constant(true)) {
      Text("Sheet").presentationDetents([.large, .height(200)])
    }
    #expect(DeviceScreen(view, insets: insets).hosting.presentations.first?.frame.height == 200)
  }

  @Test func anAlertIsInTheMiddle() throws {
    let view = Text("Page").alert("Title", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("Message")
    }
    let alert = try #require(DeviceScreen(view).hosting.presentations.first)
    #expect(alert.kind == .alert && alert.frame.width == 270 && abs(alert.frame.midX - 196.5) < 0.5)
  }

  @Test func nothingIsPresentedWhileAValueIsFalse() {
    let view = Text("Page").sheet(isPresented: .constant(false)) { Text("Sheet") }
    #expect(DeviceScreen(view).hosting.presentations.isEmpty)
  }

  @Test(arguments: [
    (NavigationSplitViewVisibility.all, ["Sidebar", "Content", "Detail"]),
    (.doubleColumn, ["Content", "Detail"]), (.detailOnly, ["Detail"]),
  ])
  func threeColumnsAreShownByVisibility(visibility: NavigationSplitViewVisibility, shown: [String]) {
    let view = NavigationSplitView(columnVisibility: .constant(visibility)) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .environment(\.horizontalSizeClass, .regular)
    let screen = DeviceScreen(view, size: CGSize(width: 1180, height: 820))
    #expect(["Sidebar", "Content", "Detail"].filter { screen.frame(of: $0) != nil } == shown)
  }

  @Test func twoColumnsKeepTheSidebar() {
    let view = NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .environment(\.horizontalSizeClass, .regular)
    let screen = DeviceScreen(view, size: CGSize(width: 1180, height: 820))
    #expect(screen.frame(of: "Sidebar") != nil)
  }

  @Test func kindsOfActionsDifferByTheirNames() {
    #expect(AccessibilityActionKind(named: Text("Archive")) == AccessibilityActionKind(named: Text("Archive")))
    #expect(AccessibilityActionKind(named: Text("Archive")) != AccessibilityActionKind(named: Text("Delete")))
    #expect(AccessibilityActionKind(named: Text("default")) != .default)
  }
}
