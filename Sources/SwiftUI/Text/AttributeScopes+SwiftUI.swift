extension AttributeScopes {
  /// The attributes that SwiftUI draws in an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of a line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of a line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance after each character, with ligatures.
    public let kern: KerningAttribute
    /// The distance after each character, without ligatures.
    public let tracking: TrackingAttribute
    /// The distance by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of UIKit.
    public let uiKit: UIKitAttributes
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The attribute for the font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }
    /// The attribute for the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The attribute for the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The attribute for the style of a line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The attribute for the style of a line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The attribute for the distance after each character, in points. Ligatures are kept.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }
    /// The attribute for the distance after each character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// The attribute for the distance by which the text is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that SwiftUI draws in an attributed string.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute with the name of a property in SwiftUI's attribute scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextResolver.Style {
  /// Copies the attributes of one run of text into this style. The attributes of SwiftUI, UIKit and
  /// Foundation are supported.
  @MainActor mutating func take(_ values: AttributeContainer, in environment: EnvironmentValues) {
    typealias Own = AttributeScopes.SwiftUIAttributes
    typealias UIKitScope = AttributeScopes.UIKitAttributes
    if let intent = values[UIKitScope.InlinePresentationIntentAttribute.self] { take(intent) }
    if values.link != nil {
      color = environment.tintPaint?.color ?? .systemBlue
    }
    if let font = values[UIKitScope.FontAttribute.self] { look.font = Font(font) }
    if let font = values[Own.FontAttribute.self] { look.font = font }
    if let color = values[UIKitScope.ForegroundColorAttribute.self] { self.color = color }
    if let color = values[Own.ForegroundColorAttribute.self] { self.color = color.source.color(in: environment) }
    if let points = values[UIKitScope.KernAttribute.self] ?? values[Own.KerningAttribute.self] { look.kerning = points }
    if let points = values[UIKitScope.TrackingAttribute.self] ?? values[Own.TrackingAttribute.self] {
      look.tracking = points
    }
    if let points = values[UIKitScope.BaselineOffsetAttribute.self] ?? values[Own.BaselineOffsetAttribute.self] {
      look.baselineOffset = points
    }
    if let style = values[UIKitScope.UnderlineStyleAttribute.self] {
      look.underline = TextLine(
        pattern: .init(style: style.rawValue), color: values[UIKitScope.UnderlineColorAttribute.self].map { Color($0) })
    }
    if let style = values[Own.UnderlineStyleAttribute.self] {
      look.underline = TextLine(pattern: style.pattern, color: style.color)
    }
    if let style = values[UIKitScope.StrikethroughStyleAttribute.self] {
      look.strikethrough = TextLine(pattern: .init(style: style.rawValue))
    }
    if let style = values[Own.StrikethroughStyleAttribute.self] {
      look.strikethrough = TextLine(pattern: style.pattern, color: style.color)
    }
  }

  private mutating func take(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { look.changes.append(.bold) }
    if intent.contains(.emphasized) { look.changes.append(.italic) }
    if intent.contains(.code) { look.changes.append(.monospaced) }
    if intent.contains(.strikethrough) { look.strikethrough = TextLine(pattern: .solid) }
  }
}

extension AttributeContainer {
  /// Returns the background colour of a run; nil if the run sets none.
  @MainActor func drawnBackground(in environment: EnvironmentValues) -> UIColor? {
    self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]?.source.color(in: environment)
      ?? self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
  }
}
