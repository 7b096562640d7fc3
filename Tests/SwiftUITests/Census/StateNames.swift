import Combine
import SwiftUI

/// State, environment, preferences and events, used as applications use them.
struct StateNames: View {
  @State private var count = 0
  @State private var text: String
  @State var optional: Int?
  @Binding var isOn: Bool
  @StateObject private var model = NamedModel()
  @ObservedObject var other: NamedModel
  @EnvironmentObject private var shared: NamedModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorScheme) var scheme: ColorScheme
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var phase
  @Environment(\.named) private var named
  @Environment(\.pixelLength) private var pixel
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(NewModel.self) private var newModel
  @Bindable var bindable: NewModel
  @AppStorage("key") private var stored = false
  @AppStorage("other", store: .standard) private var storedText: String = ""
  @SceneStorage("scene") private var scene = 1
  @GestureState private var isPressed = false
  @Namespace private var space
  @FocusState private var isFocused

  init(isOn: Binding<Bool>, other: NamedModel, bindable: NewModel) {
    _isOn = isOn
    _text = State(initialValue: "a")
    _other = ObservedObject(wrappedValue: other)
    self.bindable = bindable
  }

  var body: some View {
    VStack {
      events
      tasks
      values
      preferences
    }
  }

  private var events: some View {
    Group {
      Text("a").onAppear { count += 1 }
      Text("a").onAppear(perform: act)
      Text("a").onDisappear { count = 0 }
      Text("a").onDisappear(perform: act)
      Text("a").onChange(of: count) { _ in act() }
      Text("a").onChange(of: count) { act() }
      Text("a").onChange(of: count) { old, new in text = "\(old) \(new)" }
      Text("a").onChange(of: count, perform: { value in text = "\(value)" })
      Text("a").onChange(of: count, initial: true) { act() }
      Text("a").onReceive(model.$count) { count = $0 }
      Text("a").onReceive(model.objectWillChange, perform: { _ in act() })
      Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in act() }
    }
  }

  private var tasks: some View {
    Group {
      Text("a").task { await wait() }
      Text("a").task(id: count) { await wait() }
      Text("a").task(priority: .background) { await wait() }
      Text("a").id(count)
      Text("a").id("a")
      Text("a").modifier(NamedModifier(size: 1))
      Text("a").named(1)
      Text("a").tag(1)
    }
  }

  private var values: some View {
    Group {
      Text("a").environment(\.colorScheme, .dark)
      Text("a").environment(\.named, 2)
      Text("a").environment(\.locale, Locale(identifier: "de"))
      Text("a").environment(\.layoutDirection, .rightToLeft)
      Text("a").environment(newModel)
      Text("a").environmentObject(model)
      Text("a").preferredColorScheme(.dark)
      Text("a").preferredColorScheme(nil)
      Text("a").colorScheme(.dark)
      Text("a").transformEnvironment(\.named) { $0 += 1 }
      Toggle("a", isOn: $bindable.isOn)
      Toggle("a", isOn: $model.isOn)
      Toggle("a", isOn: $stored)
      TextField("a", text: Binding(get: { optional.map(String.init) ?? "" }, set: { optional = Int($0) }))
      TextField("a", text: Binding($other.name) ?? .constant(""))
    }
  }

  private var preferences: some View {
    Group {
      Text("a").preference(key: NamedPreference.self, value: 1)
      Text("a").onPreferenceChange(NamedPreference.self) { count = Int($0) }
      Text("a").onPreferenceChange(NamedPreference.self, perform: { value in count = Int(value) })
      Text("a").anchorPreference(key: NamedAnchor.self, value: .bounds) { $0 }
      Text("a").overlayPreferenceValue(NamedPreference.self) { Text("\($0)") }
      Text("a").backgroundPreferenceValue(NamedAnchor.self) { anchor in
        GeometryReader { proxy in anchor.map { Color.red.frame(width: proxy[$0].width) } }
      }
      if let optional { Text("\(optional)") } else if count > 1 { Text("b") }
      switch count {
      case 0: Text("0")
      case 1: Text("1")
      default: EmptyView()
      }
      if #available(iOS 17, *) { Text("a") }
      AnyView(Text("a"))
      builder(isLong: true)
    }
  }

  @ViewBuilder private func builder(isLong: Bool) -> some View {
    if isLong { Text("long") } else { EmptyView() }
  }

  @MainActor private func act() {
    withAnimation { count += 1 }
    withAnimation(.easeInOut(duration: 0.2)) { isOn.toggle() }
    withAnimation(.spring()) { isOn = true }
    withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { isOn = true }
    withAnimation(.default.delay(1)) { $isOn.wrappedValue = true }
    withAnimation(reducesMotion ? nil : .linear(duration: 1).repeatForever(autoreverses: false)) { isOn = false }
    withTransaction(Transaction(animation: nil)) { count = 1 }
  }

  private func wait() async {}
}

final class NamedModel: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
  @Published var name: String?
  @Published private(set) var list: [String] = []
}

@Observable final class NewModel {
  var isOn = false
}

struct NamedModifier: ViewModifier {
  let size: CGFloat
  func body(content: Content) -> some View { content.padding(size) }
}

extension View {
  func named(_ size: CGFloat) -> some View { modifier(NamedModifier(size: size)) }
}

struct NamedKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var named: Int {
    get { self[NamedKey.self] }
    set { self[NamedKey.self] = newValue }
  }
}

struct NamedPreference: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct NamedAnchor: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
}
