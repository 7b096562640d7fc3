/// The appearance of text fields. A style of your own changes a field with modifiers.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  /// Returns the view that shows a field in this style.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field that a style receives.
nonisolated public struct _TextFieldStyleLabel: View, StyledPart {
  let content: AnyView
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

/// The default style, without a border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    StyledField(field: configuration, isBordered: false)
  }
}
/// The style without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    StyledField(field: configuration, isBordered: false)
  }
}
/// A style with UIKit's border and round corners. With body text the field is 34 points high.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Returns the field with the border.
  public func _body(configuration: TextField<_Label>) -> some View {
    StyledField(field: configuration, isBordered: true)
  }
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

typealias FieldMaker = @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

extension EnvironmentValues {
  private struct FieldKey: EnvironmentKey {
    static var defaultValue: FieldMaker { { AnyView(StyledField(field: $0, isBordered: false)) } }
  }
  var fieldMaker: FieldMaker {
    get { self[FieldKey.self] }
    set { self[FieldKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        let outer = values.fieldMaker
        values.fieldMaker = { field in
          AnyView(
            StyleBody(style: style) { $0._body(configuration: field) }
              .modifier(EnvironmentModifier { $0.fieldMaker = outer }))
        }
      })
  }
}

/// A text field's text, or its prompt in the placeholder colour. It fills the proposed width, and
/// its text has the alignment of text of several lines.
struct StyledField: View {
  let field: TextField<_TextFieldStyleLabel>
  let isBordered: Bool
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.locale) private var locale

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder private func room(_ line: Text) -> some View {
    if field.axis == .vertical {
      line.frame(maxWidth: .infinity, alignment: alignment)
    } else {
      line.lineLimit(1).frame(maxWidth: .infinity, minHeight: 22, alignment: alignment)
    }
  }

  var body: some View {
    let characters = field.text.shown(in: locale)
    let shown = field.isSecure ? String(repeating: "•", count: characters.count) : characters
    let line =
      characters.isEmpty
      ? (field.prompt ?? Text(verbatim: "")).foregroundStyle(.placeholder) : Text(verbatim: shown)
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
  /// UIKit's text view, with the text of the binding and the alignment and line spacing of the
  /// environment.
  public var body: some View {
    ControlLeaf(
      UITextView(),
      size: { proposal, _ in proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
    ) { view, environment in
      view.font = environment.resolvedFont
      let string = NSMutableAttributedString(
        attributedString: TextResolver(environment).resolve(Text(verbatim: text.wrappedValue)))
      let lines = NSMutableParagraphStyle()
      lines.setParagraphStyle(environment.lineRules.paragraphStyle(in: environment))
      lines.lineBreakMode = .byWordWrapping
      string.addAttribute(.paragraphStyle, value: lines, range: NSRange(location: 0, length: string.length))
      view.attributedText = string
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
