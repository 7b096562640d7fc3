import SwiftUI

/// Buttons, toggles, fields and pickers, used as applications use them.
struct ControlNames: View {
  enum Choice: String, CaseIterable, Identifiable {
    case one, two
    var id: Self { self }
  }
  @State private var isOn = false
  @State private var text = ""
  @State private var choice = Choice.one
  @State private var number: Double = 1
  @State private var whole = 1
  @FocusState private var isFocused: Bool
  @FocusState private var field: Choice?
  let name = "name"

  var body: some View {
    VStack {
      buttons
      styles
      toggles
      fields
      pickers
      progress
      menus
    }
  }

  private var buttons: some View {
    Group {
      Button("a") {}
      Button("a", action: act)
      Button(name) {}
      Button(action: act) { Text("a") }
      Button(action: { isOn.toggle() }, label: { Image(systemName: "star") })
      Button {
        act()
      } label: {
        Label("a", systemImage: "star")
      }
      Button("a", role: .destructive) {}
      Button(role: .cancel) {
      } label: {
        Text("a")
      }
      Button("a", role: .destructive, action: act)
      Button("a", systemImage: "star") {}
      Button("a", systemImage: "star", role: .destructive, action: act)
      Button("a", systemImage: "star", action: act)
    }
  }

  private var styles: some View {
    Group {
      Button("a") {}.buttonStyle(.plain)
      Button("a") {}.buttonStyle(.bordered)
      Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
      Button("a") {}.buttonStyle(.borderless)
      Button("a") {}.buttonStyle(PlainButtonStyle())
      Button("a") {}.buttonStyle(Pressed())
      Button("a") {}.buttonStyle(.pressed)
      Button("a") {}.disabled(isOn || text.isEmpty).tint(.red)
      Button("a") {}.tint(isOn ? .red : nil)
      Button("a") {}.accentColor(.red)
      Button("a") {}.keyboardShortcut(.defaultAction)
    }
  }

  private var toggles: some View {
    Group {
      Toggle("a", isOn: $isOn)
      Toggle(name, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("a") }
      Toggle(isOn: Binding(get: { isOn }, set: { isOn = $0 })) { Label("a", systemImage: "star") }
      Toggle("a", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
      Toggle("a", systemImage: "star", isOn: $isOn)
      Toggle("a", isOn: $isOn.animation()).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("a", isOn: $isOn).toggleStyle(.button)
      Toggle("a", isOn: $isOn).toggleStyle(Ticked())
      Slider(value: $number, in: 0...10)
      Slider(value: $number, in: 0...10, step: 1) { Text("a") }
      Stepper("a", value: $whole, in: 0...10)
    }
  }

  private var fields: some View {
    Group {
      TextField("a", text: $text)
      TextField(name, text: $text)
      TextField("a", text: $text, prompt: Text("b"))
      TextField("a", text: $text, axis: .vertical).lineLimit(1...4)
      TextField(text: $text) { Text("a") }
      TextField("a", value: $whole, format: .number)
      SecureField("a", text: $text)
      TextEditor(text: $text).scrollContentBackground(.hidden)
      TextField("a", text: $text)
        .focused($isFocused).focused($field, equals: .one).onSubmit { act() }.submitLabel(.done)
        .textFieldStyle(.roundedBorder).keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true)
      TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle()).autocapitalization(.none)
      TextField("a", text: $text).autocorrectionDisabled(true).onSubmit(of: .search) {}
    }
  }

  private var pickers: some View {
    Group {
      Picker("a", selection: $choice) { ForEach(Choice.allCases) { Text($0.rawValue).tag($0) } }
      Picker(name, selection: $choice) { Text("a").tag(Choice.one) }
      Picker(selection: $choice, label: Text("a")) { Text("a").tag(Choice.one) }
      Picker(selection: $choice) {
        Text("a").tag(Choice.one)
      } label: {
        Text("a")
      }
      Picker("a", selection: $choice) { Text("a").tag(Choice.one as Choice?) }.pickerStyle(.segmented)
      Picker("a", selection: $choice) { Text("a") }.pickerStyle(.menu)
      Picker("a", selection: $choice) { Text("a") }.pickerStyle(.inline)
      Picker("a", selection: $choice) { Text("a") }.pickerStyle(SegmentedPickerStyle())
      Picker("a", selection: $choice) { Text("a") }.pickerStyle(.wheel)
      Picker("a", selection: $choice) { Text("a") }.pickerStyle(.navigationLink)
    }
  }

  private var progress: some View {
    Group {
      ProgressView()
      ProgressView("a")
      ProgressView(value: 0.5)
      ProgressView(value: number, total: 10)
      ProgressView(value: number) { Text("a") }
      ProgressView().progressViewStyle(.circular)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.2).progressViewStyle(.linear)
      ProgressView().controlSize(.small).scaleEffect(2)
      Gauge(value: 0.5) { Text("a") }
      LabeledContent("a", value: "b")
      LabeledContent("a") { Text("b") }
      DisclosureGroup("a") { Text("b") }
      ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    }
  }

  private var menus: some View {
    Group {
      Menu("a") { Button("b") {} }
      Menu {
        Button("b") {}; Divider(); Menu("c") { Button("d") {} }
      } label: {
        Image(systemName: "star")
      }
      Menu(content: { Button("b") {} }, label: { Text("a") })
      Menu("a", systemImage: "star") { Button("b") {} }
      Menu {
        Button("b") {}
      } label: {
        Text("a")
      } primaryAction: {
        act()
      }
      Text("a").contextMenu { Button("b") {} }
      Text("a").contextMenu {
        Button("b") {}
      } preview: {
        Text("c")
      }
    }
  }

  private func act() {}

  private struct Pressed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundColor(configuration.role == .destructive ? .red : .blue)
        .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
  }

  private struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }
}

/// A style with a name of its own, as applications add them.
struct NamedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension ButtonStyle where Self == NamedButtonStyle {
  static var pressed: NamedButtonStyle { NamedButtonStyle() }
}
