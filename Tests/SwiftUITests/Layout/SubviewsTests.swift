import Testing

@testable import SwiftUI

/// A column with a line after each view but the last one, by SwiftUI's older names.
private struct Lined<Content: View>: View {
  struct Root: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Box("line", 40, 1) }
        }
      }
    }
  }
  @ViewBuilder let content: () -> Content
  var body: some View { _VariadicView.Tree(Root(), content: content) }
}

private enum Kind: ContainerValueKey { static var defaultValue: String { "usual" } }

extension ContainerValues {
  fileprivate var kind: String {
    get { self[Kind.self] }
    set { self[Kind.self] = newValue }
  }
}

@MainActor struct SubviewsTests {
  @Test func aContainerPutsLinesBetweenTheViewsOfItsContent() {
    let screen = Screen(
      Lined {
        Box("a", 20, 10)
        ForEach(0..<2) { Box("b\($0)", 30, 10) }
        if true { Box("c", 10, 10) }
      })
    #expect(screen.order.sorted() == ["a", "b0", "b1", "c", "line", "line", "line"])
    #expect(screen["b0"].minY - screen["a"].maxY == 1)
    #expect(screen["c"].minY - screen["b1"].maxY == 1)
    #expect(screen["c"].maxY - screen["a"].minY == 43)
  }

  @Test func viewsThatComeAndGoAreContained() {
    final class Access { var change: (Int) -> Void = { _ in } }
    struct Changing: View {
      @State private var count = 1
      let access: Access
      var body: some View {
        access.change = { count = $0 }
        return Lined { ForEach(0..<count, id: \.self) { Box("\($0)", 20, 10) } }
      }
    }
    let access = Access()
    let screen = Screen(Changing(access: access))
    #expect(screen.order == ["0"])
    access.change(3)
    screen.update()
    #expect(screen.order.sorted() == ["0", "1", "2", "line", "line"])
    access.change(2)
    screen.update()
    #expect(screen.order.sorted() == ["0", "1", "line"])
  }

  /// A view that changes its own number of views has the container made again.
  @Test func aChangeInsideOfTheContentReachesTheContainer() {
    final class Access { var grow: () -> Void = {} }
    struct Growing: View {
      @State private var isLong = false
      let access: Access
      var body: some View {
        access.grow = { isLong = true }
        return Group {
          Box("a", 10, 10)
          if isLong { Box("b", 10, 10) }
        }
      }
    }
    let access = Access()
    let screen = Screen(Lined { Growing(access: access) })
    access.grow()
    screen.update()
    #expect(screen.order.sorted() == ["a", "b", "line"])
  }

  /// The state that a container keeps for each view stays with the view when another one comes before it.
  @Test func statesOfAContainerStayWithTheirViews() {
    final class Access { var insert: () -> Void = {} }
    final class Numbers { var next = 0 }
    struct Numbered<Content: View>: View {
      @State private var number = -1
      let numbers: Numbers
      let content: Content
      var body: some View {
        HStack {
          content
          Text("\(number)")
        }.onAppear {
          if number < 0 {
            number = numbers.next
            numbers.next += 1
          }
        }
      }
    }
    struct Growing: View {
      @State private var isLong = false
      let access: Access
      let numbers: Numbers
      var body: some View {
        access.insert = { isLong = true }
        return Group(
          subviews: Group {
            if isLong { Text("new") }
            Text("old")
          }
        ) { subviews in ForEach(subviews) { Numbered(numbers: numbers, content: $0) } }
      }
    }
    let (access, numbers) = (Access(), Numbers())
    let shown = Shown(VStack { Growing(access: access, numbers: numbers) })
    #expect(shown.texts == ["old", "0"])
    access.insert()
    shown.screen.update()
    #expect(shown.texts == ["new", "1", "old", "0"])
  }

  @Test func aGroupOfSubviewsKnowsTheirValues() {
    let shown = Shown(
      Group(
        subviews: Group {
          Text("a").containerValue(\.kind, "first")
          Text("b").tag(7)
        }
      ) { subviews in
        VStack {
          Text("\(subviews.count) views")
          ForEach(subviews) { subview in
            HStack {
              subview
              Text(subview.containerValues.kind)
              Text(subview.containerValues.tag(for: Int.self) == 7 ? "seven" : "no tag")
            }
          }
        }
      })
    #expect(shown.texts == ["2 views", "a", "first", "no tag", "b", "usual", "seven"])
  }

  @Test func aPartOfTheSubviewsIsAView() {
    let shown = Shown(
      Group(subviews: ForEach(0..<4) { Text("\($0)") }) { subviews in
        HStack { if subviews.count > 2 { subviews[2...] } }
      })
    #expect(shown.texts == ["2", "3"])
  }

  @Test func aViewForEachSubview() {
    let shown = Shown(
      VStack {
        ForEach(
          subviews: Group {
            Text("a"); Text("b")
          }
        ) { subview in
          HStack {
            Text("-"); subview
          }
        }
      })
    #expect(shown.texts == ["-", "a", "-", "b"])
    #expect(shown.frame("b").minY > shown.frame("a").maxY - 0.5)
  }
}
