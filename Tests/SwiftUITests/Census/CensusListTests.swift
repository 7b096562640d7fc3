import Combine
import Foundation
import Testing

@testable import SwiftUI

/// Names of lists, controls, navigation and presentation do what they say.
@MainActor @Suite struct CensusListTests {
  @Test func listsShowTheirRowsBelowEachOther() {
    let shown = Shown(
      List {
        Section(header: Text("header")) {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
      })
    #expect(Set(shown.texts.map { $0.lowercased() }) == ["header", "a", "b"])
    #expect(shown.frame("b").minY - shown.frame("a").minY >= 44)
  }

  @Test func formsShowTheirSections() {
    let shown = Shown(
      Form {
        Section {
          Text("a")
        } footer: {
          Text("foot")
        }
      })
    #expect(shown.frame("foot").minY > shown.frame("a").maxY)
  }

  @Test func aStyleOfAnAppMakesTheForm() {
    struct Stacked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text("above")
          configuration.content
        }
      }
    }
    struct Framed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Form {
          Text("first")
          configuration.content
        }
      }
    }
    struct Plain: FormStyle {
      func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(.top, 30) }
    }
    let plain = Shown(Form { Text("a") }.formStyle(Plain()))
    #expect(plain.frame("a").minY - Shown(Form { Text("a") }).frame("a").minY == 30)
    let stacked = Shown(Form { Text("a") }.formStyle(Stacked()))
    #expect(stacked.frame("a").minY == stacked.frame("above").maxY)
    let framed = Shown(Form { Text("a") }.formStyle(Framed()))
    #expect(framed.frame("a").minY - framed.frame("first").minY >= 44)
    #expect(Shown(Form { Text("a") }.formStyle(.grouped)).frame("a") == Shown(Form { Text("a") }).frame("a"))
  }

  @Test func aTimelineShowsTheLastDateThatHasPassed() {
    let past = Date(timeIntervalSinceNow: -60)
    let shown = Shown(
      TimelineView(.explicit([past.addingTimeInterval(-60), past, past.addingTimeInterval(3_600)])) { context in
        Text(context.date == past ? "past" : "other")
      })
    #expect(shown.texts == ["past"])
    let periodic = Shown(
      TimelineView(.periodic(from: past, by: 40)) { Text($0.date == past.addingTimeInterval(40) ? "last" : "other") })
    #expect(periodic.texts == ["last"])
    let minutes = EveryMinuteTimelineSchedule().entries(from: Date(timeIntervalSinceReferenceDate: 150), mode: .normal)
    #expect(minutes == [Date(timeIntervalSinceReferenceDate: 120)])
    let future = Date(timeIntervalSinceNow: 3_600)
    let first = Shown(TimelineView(.explicit([future])) { Text($0.date == future ? "first" : "other") })
    #expect(first.texts == ["first"])
  }

  @Test func plainListsBeginAtTheEdge() {
    let plain = Shown(List { Text("a") }.listStyle(.plain)).frame("a")
    let inset = Shown(List { Text("a") }.listStyle(.insetGrouped)).frame("a")
    #expect(plain.minX < inset.minX)
  }

  @Test func rowsTakeInsetsBackgroundsAndSeparators() {
    let insets = EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
    let shown = Shown(List { Text("a").listRowInsets(insets) }.listStyle(.plain))
    #expect(shown.frame("a").minX == 50)
    let color = Screen(List { Text("a").listRowBackground(Color.red.accessibilityIdentifier("back")) })
    #expect(color["back"].height >= 44)
    func views(_ visibility: Visibility) -> Int {
      Shown(
        List {
          Text("a").listRowSeparator(visibility); Text("b").listRowSeparator(visibility)
        }.listStyle(.plain)
      )
      .all(UIView.self).count { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height <= 1 }
    }
    #expect(views(.hidden) == 0)
    #expect(views(.visible) > 0)
  }

  @Test func scrollViewsKeepTheIdealLength() {
    let screen = Screen(ScrollView { Box("a", nil, 700) })
    #expect(screen["a"].height == 700)
    #expect(screen["a"].minY == 0)
    let lazy = Shown(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<3) { Text("row \($0)") } } })
    #expect(lazy.texts == ["row 0", "row 1", "row 2"])
  }

  @Test func buttonsShowTheirLabels() {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(7) }
    }
    #expect(Shown(Button("a") {}).texts == ["a"])
    #expect(Shown(Button(action: {}) { Text("b") }).texts == ["b"])
    let host = UIHostingController(rootView: Button("a") {}.buttonStyle(Framed()))
    let plain = UIHostingController(rootView: Button("a") {}.buttonStyle(.plain))
    #expect(host.sizeThatFits(in: .zero).width == plain.sizeThatFits(in: .zero).width + 14)
  }

  @Test func disabledViewsKnowIt() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    #expect(Shown(Reader().disabled(true)).texts == ["off"])
    #expect(Shown(Reader()).texts == ["on"])
  }

  @Test func togglesFieldsAndPickersShowTheirValues() {
    #expect(Shown(Toggle("a", isOn: .constant(true))).texts.contains("a"))
    #expect(Shown(TextField("prompt", text: .constant("value"))).texts.contains("value"))
    #expect(Shown(TextField("prompt", text: .constant(""))).texts.contains("prompt"))
    let picker = Picker("a", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(Shown(picker.pickerStyle(.menu)).texts.contains("two"))
    #expect(Shown(picker.pickerStyle(.segmented)).texts.contains("one"))
    #expect(Shown(Menu("menu") { Button("inside") {} }).texts.contains("menu"))
  }

  @Test func progressTakesRoom() {
    let size = UIHostingController(rootView: ProgressView()).sizeThatFits(in: .zero)
    #expect(size.width >= 10 && size.height == size.width)
  }

  @Test func barsShowTitlesAndItems() {
    let shown = Shown(
      NavigationStack {
        Text("content").navigationTitle("title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("item") } }
      })
    #expect(Set(shown.texts).isSuperset(of: ["content", "title", "item"]))
    #expect(shown.frame("title").maxY < shown.frame("content").minY)
    #expect(shown.frame("item").minX > shown.frame("title").maxX)
  }

  @Test func oldNavigationViewsAndLinksShowTheirLabels() {
    let shown = Shown(NavigationView { NavigationLink(destination: Text("next")) { Text("link") } })
    #expect(shown.texts.contains("link"))
    #expect(!shown.texts.contains("next"))
  }

  @Test func presentedViewsAreKeptBesideTheScreen() {
    // A hosting view that is released takes down what it presents.
    func kinds(_ view: some View) -> [Presentation.Kind] {
      let screen = Screen(view)
      return withExtendedLifetime(screen) { screen.hosting.tree.presentations.map(\.kind) }
    }
    #expect(kinds(Text("a").sheet(isPresented: .constant(true)) { Text("b") }) == [.sheet])
    #expect(kinds(Text("a").sheet(isPresented: .constant(false)) { Text("b") }) == [])
    #expect(kinds(Text("a").alert("b", isPresented: .constant(true)) { Button("c") {} }) == [.alert])
    #expect(
      kinds(Text("a").confirmationDialog("b", isPresented: .constant(true)) { Button("c") {} }) == [.confirmationDialog]
    )
  }

  @Test func searchesShowTheirFields() {
    let shown = Shown(NavigationStack { List { Text("a") }.searchable(text: .constant(""), prompt: "find") })
    #expect(shown.texts.contains("find"))
  }

  @Test func safeAreasAreIgnoredInBothSpellings() {
    func screen(_ view: some View) -> CGRect {
      Screen(Box("bar", nil, 44).frame(maxHeight: .infinity).safeAreaInset(edge: .bottom) { view.frame(height: 30) })[
        "bar"]
    }
    #expect(screen(Text("a")).height == 44)
  }

  @Test func actionsRunAfterTheViewAppears() async {
    final class Log { var lines: [String] = [] }
    struct Acting: View {
      @State private var count = 0
      @FocusState private var isFocused: Bool
      let log: Log
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        Text("\(count)").focused($isFocused)
          .onAppear { withAnimation { count += 1 } }
          .onReceive(subject) { log.lines.append("received \($0)") }
          .task { log.lines.append("task") }
      }
    }
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let shown = Shown(Acting(log: log, subject: subject))
    #expect(shown.texts == ["1"])
    subject.send(5)
    shown.screen.update()
    for _ in 0..<100 where log.lines.count < 2 { await Task.yield() }
    #expect(Set(log.lines) == ["received 5", "task"])
  }
}
