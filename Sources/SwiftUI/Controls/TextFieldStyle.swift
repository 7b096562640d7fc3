/// The appearance of text fields. Only the styles of this module can conform.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// True if fields in this style have a border.
  var _isBordered: Bool { get }
}

extension TextFieldStyle {
  /// False: by default a style has no border.
  public var _isBordered: Bool { false }
}

/// The default style, without a border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// The style without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// A style with UIKit's border and round corners. With body text the field is 34 points high.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// True: the style has a border.
  public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style with a border and round corners.
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
  /// Sets the style of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { values in values.hasFieldBorder = MainActor.assumeIsolated { style._isBordered } })
  }
}

/// A text field's text, or its prompt in the placeholder colour. It fills the proposed width.
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

/// A field's border: a line of half a point around the background, with corners of 5 points (from
/// memory).
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

/// A view for editing a text of several lines. It fills the proposed size.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }
  /// UIKit's text view, with the text of the binding.
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

/// The visibility of a part of a view.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  /// Shows or hides the background of the lists and text editors in the view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
