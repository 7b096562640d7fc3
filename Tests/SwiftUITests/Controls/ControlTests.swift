import Testing

@testable import SwiftUI

/// Controls measured, and what styles make of them.
@MainActor @Suite struct ControlTests {
  static func host(_ view: some View, width: CGFloat = 300) -> UIView {
    let host = UIHostingController(rootView: view)
    host.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
    host.view.layoutIfNeeded()
    return host.view
  }

  static func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    view.subviews.flatMap { [$0 as? V].compactMap { $0 } + all(type, in: $0) }
  }

  static func texts(_ view: some View) -> [String] { all(UILabel.self, in: host(view)).compactMap(\.text) }

  static func size(_ view: some View, _ width: CGFloat = .infinity) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: .infinity))
  }

  @Test func bordersAddTheDistancesOfUIKitsButtons() {
    let plain = Self.size(Button("Save") {})
    let bordered = Self.size(Button("Save") {}.buttonStyle(.bordered))
    #expect(bordered.width == plain.width + 24)
    #expect(bordered.height == plain.height + 14)
    let large = Self.size(Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large))
    #expect(large.width == plain.width + 40)
    #expect(large.height == plain.height + 30)
  }

  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: isEnabled ? "on" : "off")
        configuration.label
      }
    }
  }

  @Test func aStyleOfOnesOwnReadsTheEnvironment() {
    #expect(Self.texts(Button("A") {}.buttonStyle(Framed())) == ["on", "A"])
    #expect(Self.texts(Button("A") {}.disabled(true).buttonStyle(Framed())) == ["off", "A"])
  }

  @Test func rolesAndTintsColourTheLabel() throws {
    func color(_ view: some View) throws -> UIColor? {
      let label = try #require(Self.all(UILabel.self, in: Self.host(view)).first)
      return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    func fixed(_ color: UIColor) -> UIColor { color.resolvedColor(with: .current) }
    #expect(try color(Button("A") {}) == fixed(.systemBlue))
    #expect(try color(Button("A", role: .destructive) {}) == fixed(.systemRed))
    #expect(try color(Button("A") {}.tint(.green)) == fixed(.systemGreen))
    #expect(try color(Button("A") {}.buttonStyle(.plain)) == fixed(.label))
    #expect(try color(Button("A") {}.buttonStyle(.borderedProminent)) == fixed(.white))
    #expect(try color(Button("A") {}.disabled(true)) == fixed(.tertiaryLabel))
  }

  struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Label(configuration)
        configuration.title
      }
    }
  }

  @Test func stylesOfLabelsChooseTheParts() {
    let label = Label("Title", systemImage: "star")
    #expect(Self.texts(label.labelStyle(.titleOnly)) == ["Title"])
    #expect(Self.texts(label.labelStyle(.iconOnly)) == [])
    #expect(Self.texts(label.labelStyle(Stacked())) == ["Title", "Title"])
    #expect(Self.all(UIImageView.self, in: Self.host(label)).count == 1)
  }

  @Test func aSwitchIsAtTheEndOfTheRow() throws {
    let view = Self.host(Toggle("Sync", isOn: .constant(true)), width: 300)
    let control = try #require(Self.all(UISwitch.self, in: view).first)
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.frame.maxX == 300)
    #expect(control.isOn)
    #expect(Self.texts(Toggle("Sync", isOn: .constant(true)).labelsHidden()) == [])
  }

  @Test(arguments: [1, 2, 3]) func aMenuShowsTheChosenValue(choice: Int) {
    let picker = Picker("Choice", selection: .constant(choice)) {
      Text("One").tag(1)
      Text("Two").tag(2)
      Text("Three").tag(3)
    }
    let names = ["One", "Two", "Three"]
    #expect(Self.texts(picker) == [names[choice - 1]])
    #expect(Self.texts(picker.pickerStyle(.segmented)) == names)
  }

  @Test func optionalTagsMeetTheSelection() {
    let picker = Picker("Choice", selection: .constant(2 as Int?)) {
      Text("None").tag(nil as Int?)
      ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)") }
    }
    #expect(Self.texts(picker) == ["2"])
  }

  @Test func fieldsShowTheirTextOrThePrompt() {
    #expect(Self.texts(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(Self.texts(TextField("Name", text: .constant("Ann"))) == ["Ann"])
    #expect(Self.texts(TextField("Name", text: .constant(""), prompt: Text("Your name"))) == ["Your name"])
    #expect(Self.texts(SecureField("Word", text: .constant("abc"))) == ["•••"])
    #expect(Self.texts(TextField("Number", value: .constant(5), format: .number)) == ["5"])
    let plain = Self.size(TextField("Name", text: .constant("")), 200)
    #expect(plain == CGSize(width: 200, height: 22))
    #expect(Self.size(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), 200).height == 34)
    let tall = Self.size(TextField("Name", text: .constant(""), axis: .vertical).lineLimit(3...5), 200)
    #expect(tall.height > 60)
  }

  @Test func progressIsAWheelOrABar() throws {
    #expect(Self.size(ProgressView()) == CGSize(width: 20, height: 20))
    let bar = try #require(Self.all(UIProgressView.self, in: Self.host(ProgressView(value: 3, total: 4))).first)
    #expect(bar.progress == 0.75)
    #expect(bar.frame.height == 4)
    #expect(Self.texts(ProgressView("Loading")) == ["Loading"])
  }

  @Test func aSliderShowsItsValue() throws {
    let slider = try #require(Self.all(UISlider.self, in: Self.host(Slider(value: .constant(5), in: 0...20))).first)
    #expect(slider.value == 5)
    #expect(slider.maximumValue == 20)
  }

  @Test func aDisclosureShowsItsContentWhereItIsOpen() {
    #expect(Self.texts(DisclosureGroup("More") { Text("Inside") }) == ["More"])
    #expect(Self.texts(DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }) == ["More", "Inside"])
  }
}
