import Observation
import Testing

@testable import SwiftUI

@MainActor struct StateTests {
  @Test func stateIsKeptAndABindingChangesIt() {
    final class Access { var add: () -> Void = {} }
    struct Child: View {
      @Binding var count: Int
      let access: Access
      var body: some View {
        access.add = { count += 1 }
        return Box("a", CGFloat(count), 10)
      }
    }
    struct Counter: View {
      @State private var count = 10
      let access: Access
      var body: some View { Child(count: $count, access: access) }
    }
    let access = Access()
    let screen = Screen(Counter(access: access))
    #expect(screen["a"].width == 10)
    access.add()
    access.add()
    screen.update()
    #expect(screen["a"].width == 12)
  }

  @Test func anotherIDBeginsAgain() {
    final class Access { var values: [Int] = [] }
    struct Child: View {
      @State private var count = 0
      let access: Access
      var body: some View {
        access.values.append(count)
        return Box("a", 10, 10).onAppear { count += 1 }
      }
    }
    let access = Access()
    let screen = Screen(Child(access: access).id(1))
    screen.hosting.show(Child(access: access).id(1))
    screen.update()
    #expect(access.values.last == 1)
    screen.hosting.show(Child(access: access).id(2))
    screen.update()
    #expect(access.values.suffix(2) == [0, 1])
  }

  @Test func oneValueInTwoPlacesHasTwoStates() {
    final class Access { var adds: [() -> Void] = [] }
    struct Child: View {
      @State private var width: CGFloat = 10
      let access: Access
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear { access.adds.append { width += 5 } }
      }
    }
    struct Twice<Content: View>: View {
      let content: Content
      var body: some View {
        HStack(spacing: 0) {
          content.accessibilityIdentifier("a")
          content.accessibilityIdentifier("b")
        }
      }
    }
    let access = Access()
    let screen = Screen(Twice(content: Child(access: access)))
    access.adds[0]()
    screen.update()
    #expect(Set([screen["a"].width, screen["b"].width]) == [10, 15])
  }

  @Test func elementsKeepTheirStateByIdentity() {
    struct Row: View {
      @State private var born: Int
      let id: Int
      init(id: Int) {
        self.id = id
        _born = State(initialValue: id * 10)
      }
      var body: some View { Box("\(id)", CGFloat(born), 10) }
    }
    struct Rows: View {
      let ids: [Int]
      var body: some View { VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0) } } }
    }
    let screen = Screen(Rows(ids: [1, 2, 3]))
    screen.hosting.show(Rows(ids: [3, 1]))
    screen.update()
    #expect(screen.order == ["3", "1"])
    #expect(screen["3"].width == 30)
  }

  @Test func observableObjectsAreFollowed() {
    final class Model: ObservableObject { @Published var width: CGFloat = 10 }
    struct Observing: View {
      @ObservedObject var model: Model
      var body: some View { Box("a", model.width, 10) }
    }
    struct Inheriting: View {
      @EnvironmentObject var model: Model
      var body: some View { Box("b", model.width, 10) }
    }
    struct Owning: View {
      @StateObject private var own = Model()
      var body: some View { Box("c", own.width, 10).onAppear { own.width = 33 } }
    }
    let model = Model()
    let screen = Screen(
      VStack {
        Observing(model: model)
        Inheriting()
        Owning()
      }.environmentObject(model))
    #expect(screen["c"].width == 33)
    model.width = 20
    screen.update()
    #expect(screen["a"].width == 20)
    #expect(screen["b"].width == 20)
  }

  @Test func theNewObservationIsFollowed() {
    struct Reading: View {
      let model: Sizes
      @Environment(Sizes.self) private var inherited
      var body: some View { Box("a", model.width, inherited.height) }
    }
    struct Editing: View {
      @Bindable var model: Sizes
      var body: some View { Reading(model: model).onAppear { $model.height.wrappedValue = 12 } }
    }
    let model = Sizes()
    let screen = Screen(Editing(model: model).environment(model))
    #expect(screen["a"].size == CGSize(width: 10, height: 12))
    model.width = 44
    screen.update()
    #expect(screen["a"].width == 44)
  }

  @Test func changesAreReportedAfterTheLayout() {
    final class Log { var lines: [String] = [] }
    struct Watching: View {
      let value: Int
      let log: Log
      var body: some View {
        Box("a", 10, 10)
          .onChange(of: value) { log.lines.append("\($0) to \($1)") }
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
    }
    let log = Log()
    let screen = Screen(AnyView(Watching(value: 1, log: log)))
    screen.hosting.show(AnyView(Watching(value: 2, log: log)))
    screen.update()
    screen.hosting.show(AnyView(EmptyView()))
    screen.update()
    #expect(log.lines == ["appear", "1 to 2", "disappear"])
  }

  @Test func preferencesComeUp() {
    struct Reader: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Box("a", 30, 10).preference(key: Widest.self, value: 30)
          Box("b", 50, 10).background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
          Box("c", width, 10)
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(Screen(Reader())["c"].width == 50)
  }

  @Test func anchorsAreInTheReadersCoordinates() {
    let view = Box("a", 30, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .padding(10)
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Box("o", proxy[anchor].width, proxy[anchor].minY) }
        }
      }
    #expect(Screen(view)["o"].size == CGSize(width: 30, height: 10))
  }

  @Test func aViewThatNeverRestsIsAFinding() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Box("a", 10, 10)
      }
    }
    let screen = Screen(Restless())
    #expect(screen.findings.first?.contains("Restless") == true)
  }

  @Test func aViewThatCameToRestIsEvaluatedAgain() {
    final class Access {
      var isRestless = true
      var add: () -> Void = {}
    }
    struct Calming: View {
      @State private var count = 0
      let access: Access
      var body: some View {
        if access.isRestless { count += 1 }
        access.add = { count += 1 }
        return Box("a", CGFloat(count), 10)
      }
    }
    let access = Access()
    let screen = Screen(Calming(access: access))
    #expect(!screen.findings.isEmpty)
    access.isRestless = false
    let before = screen["a"].width
    access.add()
    screen.update()
    #expect(screen["a"].width > before)
  }

  @Test func workThatRepeatsIsAFindingWithAName() {
    let screen = Screen(Box("a", 10, 10))
    let tree = screen.hosting.tree
    func again() { tree.afterLayout("Echo") { again() } }
    again()
    screen.update()
    #expect(screen.findings.first?.contains("each round changes Echo") == true)
  }

  @Test func anotherIDCancelsTheTask() async {
    final class Log { var lines: [String] = [] }
    struct Working: View {
      let id: Int
      let log: Log
      var body: some View {
        Box("a", 10, 10).task(id: id) {
          log.lines.append("begin \(id)")
          try? await Task.sleep(for: .seconds(60))
          log.lines.append("end \(id)")
        }
      }
    }
    let log = Log()
    func wait(_ count: Int) async {
      for _ in 0..<400 where log.lines.count < count { try? await Task.sleep(for: .milliseconds(5)) }
    }
    let screen = Screen(Working(id: 1, log: log))
    await wait(1)
    screen.hosting.show(Working(id: 2, log: log))
    screen.update()
    await wait(3)
    #expect(Set(log.lines) == ["begin 1", "end 1", "begin 2"])
    withExtendedLifetime(screen) {}
  }

  @Test func environmentValuesAreInherited() {
    struct Reading: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Box(direction == .rightToLeft ? "right" : "left", 10, 10) }
    }
    #expect(Screen(Reading()).order == ["left"])
    #expect(Screen(Reading().environment(\.layoutDirection, .rightToLeft)).order == ["right"])
  }

  @Test func modifiersHaveStateOfTheirOwn() {
    struct Growing: ViewModifier {
      @State private var extra: CGFloat = 0
      func body(content: Content) -> some View { content.padding(extra).onAppear { extra = 5 } }
    }
    let screen = Screen(
      HStack(spacing: 0) {
        Box("a", 10, 10).modifier(Growing()); Box("b", 10, 10)
      })
    #expect(screen["b"].minX - screen["a"].maxX == 5)
  }

  private struct StepKey: TransactionKey {
    static var defaultValue: Int { 7 }
  }

  @Test func aTransactionHasValuesOfKeys() {
    var transaction = Transaction()
    #expect(transaction[StepKey.self] == 7)
    transaction[StepKey.self] = 1
    #expect(transaction[StepKey.self] == 1 && Transaction()[StepKey.self] == 7)
  }
}

@Observable final class Sizes {
  var width: CGFloat = 10
  var height: CGFloat = 10
}

private struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension Screen {
  fileprivate var findings: [String] { hosting.tree.findings }
}
