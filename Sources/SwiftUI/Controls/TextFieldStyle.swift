/// The look of text fields. Only the module's own styles exist.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// True if the field has a border.
  var _isBordered: Bool { get }
}

extension TextFieldStyle {
  /// False.
  public var _isBordered: Bool { false }
}

/// The standard look: no border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style without settings.
  public init() {}
}
/// No border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style without settings.
  public init() {}
}
/// UIKit's border with round corners, 34 points high with body text.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style without settings.
  public init() {}
  /// True.
  public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The standard one.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private struct FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hasFieldBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text fields.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { values in values.hasFieldBorder = MainActor.assumeIsolated { style._isBordered } })
  }
}

/// A field: its text, or its prompt in the colour of placeholders. It is as wide as the space that it is offered.
struct StyledField: View {
  let text: FieldText
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  @Environment(\.hasFieldBorder) private var isBordered

  @ViewBuilder private func room(_ line: Text) -> some View {
    if axis == .vertical {
      line.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      line.lineLimit(1).frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
    }
  }

  var body: some View {
    let characters = text.shown
    let shown = isSecure ? String(repeating: "•", count: characters.count) : characters
    let line =
      characters.isEmpty
      ? (prompt ?? Text(verbatim: "")).foregroundStyle(.placeholder) : Text(verbatim: shown)
    if isBordered {
      room(line).padding(.horizontal, 7).padding(.vertical, 6).background(FieldBorder())
    } else {
      room(line)
    }
  }
}

/// The border of a field: a line of half a point around the background, corners of 5 points (from memory).
nonisolated struct FieldBorder: View {
  var body: some View {
    ControlLeaf(UIView(), size: { proposal, _ in proposal.replacingUnspecifiedDimensions() }) { view, environment in
      view.backgroundColor = .systemBackground
      view.layer.cornerRadius = 5
      view.layer.borderWidth = 0.5
      view.layer.borderColor =
        UIColor.systemGray3.resolvedColor(with: environment.traits).withAlphaComponent(0.8).cgColor
    }
  }
}

/// A text of many lines that can be edited: it fills the space that it is offered.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  /// Creates the value from its parts.
  public init(text: Binding<String>) { self.text = text }
  /// UIKit's text view.
  public var body: some View {
    ControlLeaf(
      UITextView(),
      size: { proposal, _ in proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
    ) { view, environment in
      view.font = environment.resolvedFont
      view.text = text.wrappedValue
      view.textColor = environment.foreground.paints[0].color
      view.backgroundColor = environment.hidesScrollBackground ? .clear : .systemBackground
    }
  }
}

extension EnvironmentValues {
  private struct BackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hidesScrollBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The visibility of a part.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  /// Shows or hides the background of lists and text editors.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
