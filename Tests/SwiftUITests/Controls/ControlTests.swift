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

  struct Padded: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: isEnabled ? "on" : "off")
        configuration.padding(10)
      }
    }
  }

  @Test func aFieldStyleOfOnesOwnChangesTheField() {
    #expect(Self.texts(TextField("Name", text: .constant("")).textFieldStyle(Padded())) == ["on", "Name"])
    let secure = SecureField("Word", text: .constant("ab"), onCommit: {}).disabled(true)
    #expect(Self.texts(secure.textFieldStyle(Padded())) == ["off", "••"])
    #expect(Self.size(TextField("Name", text: .constant("")).textFieldStyle(Padded()), 200).height == 42)
  }

  @Test func aFieldsTextIsAligned() {
    let field = TextField("Name", text: .constant("Ann")).multilineTextAlignment(.trailing)
    #expect(Shown(field, width: 200).frame("Ann").maxX == 200)
    let centred = Shown(TextField("Name", text: .constant("Ann")).multilineTextAlignment(.center), width: 200)
    #expect(abs(centred.frame("Ann").midX - 100) < 0.5)
    let editor = Shown(TextEditor(text: .constant("a\nb")).multilineTextAlignment(.center).lineSpacing(4))
    let style = editor.all(UITextView.self).first?.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .center)
    #expect((style as? NSParagraphStyle)?.lineBreakMode == .byWordWrapping)
    #expect((style as? NSParagraphStyle)?.lineSpacing ?? 0 >= 4)
  }

  @Test func aFieldWritesItsValueInTheLocale() {
    let field = TextField("Amount", value: .constant(1.5), format: .number)
    #expect(Self.texts(field.environment(\.locale, Locale(identifier: "de_DE"))) == ["1,5"])
    #expect(Self.texts(field.environment(\.locale, Locale(identifier: "en_US"))) == ["1.5"])
  }

  @Test func aLabelCentresItsIconAndStacksItsTitle() {
    let label = Label {
      Text("One")
      Text("Two")
    } icon: {
      Box("icon", 40, 40)
    }
    let shown = Shown(label)
    #expect(shown.frame("Two").minX == shown.frame("One").minX)
    #expect(shown.frame("Two").minY >= shown.frame("One").maxY)
    let font = UIFont.preferredFont(forTextStyle: .body)
    let baseline = shown.frame("One").minY + font.ascender
    #expect(abs(shown.screen["icon"].midY - (baseline - font.capHeight / 2)) < 0.5)
    #expect(shown.frame("One").minX - shown.screen["icon"].maxX == 8)
  }

  @Test func aListProposesASmallIcon() {
    let list = List { Label(title: { Text("Title") }, icon: { Box("icon").aspectRatio(1, contentMode: .fit) }) }
    let shown = Shown(list)
    #expect(shown.screen["icon"].size == CGSize(width: 24, height: 24))
    #expect(abs(shown.screen["icon"].midY - shown.frame("Title").midY) < 1)
  }

  @Test func moreTextsOfALabelAreCaptions() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Sync")
      Text("Every day")
    }
    let shown = Shown(toggle)
    #expect(shown.frame("Every day").minX == shown.frame("Sync").minX)
    #expect(shown.frame("Every day").minY >= shown.frame("Sync").maxY)
    let caption = try #require(shown.all(UILabel.self).first { $0.text == "Every day" })
    let attributes = try #require(caption.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect((attributes[.font] as? UIFont)?.pointSize == 15)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor.secondaryLabel.resolvedColor(with: .current))
  }

  @Test func aSteppersButtonsFollowItsRange() throws {
    func limits(_ view: some View) throws -> [Double] {
      let stepper = try #require(Self.all(UIStepper.self, in: Self.host(view)).first)
      return [stepper.minimumValue, stepper.value, stepper.maximumValue]
    }
    #expect(try limits(Stepper("Count", value: .constant(3))) == [-1, 0, 1])
    #expect(try limits(Stepper("Count", value: .constant(0), in: 0...5)) == [0, 0, 1])
    #expect(try limits(Stepper("Count", value: .constant(5), in: 0...5)) == [-1, 0, 0])
    #expect(try limits(Stepper("Count", onIncrement: nil, onDecrement: {})) == [-1, 0, 0])
  }
}
