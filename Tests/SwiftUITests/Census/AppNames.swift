import SwiftUI
import UniformTypeIdentifiers

/// An app, its scenes and menus, and what belongs to devices, used as applications use them.
struct NotesApp: App {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject { let name = "notes" }
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup { NotesView() }
      .commands {
        SidebarCommands()
        CommandMenu("Notes") { Button("New") {} }
        CommandGroup(replacing: .newItem) { Button("New") {} }
      }
      .onChange(of: isOpen) {}
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

struct Note: Codable, Transferable, Identifiable, Hashable {
  var id: Int
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

struct NotesView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.undoManager) private var undoManager
  @FocusedValue(\.note) private var note
  @AccessibilityFocusState private var isRead: Bool
  @Namespace private var space
  @State private var isAsked = false
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text("a").draggable("a")
      Text("b").dropDestination(for: Note.self) { _, _ in true }
      Text("c").onDrop(of: [.text, .image], isTargeted: $isTargeted) { _ in true }
      Text("d").onDrag { NSItemProvider() }
      Text("e").onKeyPress(.return) { .handled }
      Text("f").onKeyPress(keys: [.tab, "x"]) { _ in .ignored }
      Text("g").fileImporter(isPresented: $isAsked, allowedContentTypes: [.json]) { _ in }
      Text("h").focusedSceneValue(\.note, "h")
      Text("i").accessibilityFocused($isRead)
      Text("j").containerShape(RoundedRectangle(cornerRadius: 4))
      Button("k") { openWindow(id: "about") }.buttonStyle(.glassProminent)
    }
    .focusScope(space)
    .safeAreaBar(edge: .bottom) { Text("bar") }
  }
}
