// Names of SwiftUI that Galley does not implement. They are declared as unavailable so that the
// compiler's error message refers to a page of the manual.

/// The counterpart of SwiftUI's `ShaderLibrary`. It is empty, because Galley draws no shaders.
@dynamicMemberLookup public enum ShaderLibrary {
  /// Unavailable, because Galley draws no shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of a shader library. Galley never runs shader functions.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// Returns a shader without an effect. The arguments are ignored.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A shader without an effect.
public struct Shader: Hashable, Sendable {
  /// An argument of a shader. Galley ignores its value.
  public struct Argument: Hashable, Sendable {
    /// Creates an argument from a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Creates an argument from two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Creates an argument from a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Creates an argument from a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Creates an argument from three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Creates an argument from four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Creates an argument from an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Creates an argument from an array of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Creates an argument from an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Creates an argument from data.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// Creates an argument from a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// An argument for the bounding rectangle of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

extension View {
  /// Unavailable, because Galley draws no shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Unavailable, because Galley draws no shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Unavailable, because Galley draws no shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// Unavailable, because Galley does not support custom drawing of text.
@available(
  *, unavailable, message: "Galley has no TextRenderer: see the page SwiftUI of its manual, \"What is absent\""
)
public protocol TextRenderer {}

/// Unavailable, because Galley does not draw calendars in which users select several dates.
@available(
  *, unavailable, message: "Galley has no MultiDatePicker: see the page SwiftUI of its manual, \"What is absent\""
)
nonisolated public struct MultiDatePicker: View {
  /// Creates a picker with a localised title.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  /// Creates a picker with a title.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
  /// Creates a picker with a view as its label.
  public init<Label: View>(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Unavailable, because Galley has nothing to paste.
@available(
  *, unavailable, message: "Galley has no PasteButton: see the page SwiftUI of its manual, \"What is absent\""
)
nonisolated public struct PasteButton: View {
  /// Creates a button that pastes items of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Unavailable, as on iOS: only macOS has check boxes.
@available(
  *, unavailable, message: "a check box is macOS's: see the page SwiftUI of Galley's manual, \"What is absent\""
)
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the toggle's label without a check box.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Unavailable, as on iOS: only macOS has check boxes.
  @available(
    *, unavailable, message: "a check box is macOS's: see the page SwiftUI of Galley's manual, \"What is absent\""
  )
  public static var checkbox: SwitchToggleStyle { SwitchToggleStyle() }
}
