// Names of SwiftUI that Galley does not have. They are declared so that the compiler's error names the page of the manual.

/// The library of shaders, of which there are none.
@dynamicMemberLookup public enum ShaderLibrary {
  /// Absent: pictures are drawn without shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of a shader.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// Returns a shader, which changes nothing.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A shader, which changes nothing.
public struct Shader: Hashable, Sendable {
  /// An argument of a shader.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

extension View {
  /// Absent: pictures are drawn without shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Absent: pictures are drawn without shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Absent: pictures are drawn without shaders.
  @available(*, unavailable, message: "Galley draws no shaders: see the page SwiftUI of its manual, \"What is absent\"")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// Absent: text is always drawn by Galley.
@available(
  *, unavailable, message: "Galley has no TextRenderer: see the page SwiftUI of its manual, \"What is absent\""
)
public protocol TextRenderer {}

/// Absent: the calendar of several dates is not drawn.
@available(
  *, unavailable, message: "Galley has no MultiDatePicker: see the page SwiftUI of its manual, \"What is absent\""
)
nonisolated public struct MultiDatePicker: View {
  /// Absent.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
  /// Absent.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
  /// Absent.
  public init<Label: View>(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Absent: there is nothing to paste.
@available(
  *, unavailable, message: "Galley has no PasteButton: see the page SwiftUI of its manual, \"What is absent\""
)
nonisolated public struct PasteButton: View {
  /// Absent.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Absent, as on iOS: a check box exists on macOS only.
@available(
  *, unavailable, message: "a check box is macOS's: see the page SwiftUI of Galley's manual, \"What is absent\""
)
public struct CheckboxToggleStyle: ToggleStyle {
  /// Absent.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Absent, as on iOS: a check box exists on macOS only.
  @available(
    *, unavailable, message: "a check box is macOS's: see the page SwiftUI of Galley's manual, \"What is absent\""
  )
  public static var checkbox: SwitchToggleStyle { SwitchToggleStyle() }
}
