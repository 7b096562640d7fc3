import Testing

@testable import SwiftUI

@MainActor struct LateWorkTests {
  /// A view keeps its state while work holds it, such as an answer from a network, and the window may be gone by then.
  @Test func stateMayBeSetAfterTheWindowIsGone() {
    final class Access { var set: (Int) -> Void = { _ in } }
    struct Counter: View {
      @State private var count = 0
      let access: Access
      var body: some View {
        access.set = { count = $0 }
        return GeometryReader { _ in Text("\(count)").onPreferenceChange(Key.self) { count = $0 } }
      }
      struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
      }
    }
    let access = Access()
    weak var tree: ViewTree?
    var node: Node?
    do {
      let screen = Screen(NavigationView { Counter(access: access).navigationTitle("Count") })
      tree = screen.hosting.tree
      node = screen.items.last?.node
      access.set(1)
      screen.update()
    }
    access.set(2)
    node?.markStale()
    node = nil
    #expect(tree == nil)
  }
}
