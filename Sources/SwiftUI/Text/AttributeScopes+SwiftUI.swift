extension AttributeScopes {
  /// The attributes of text in SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The foreground color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kern.
    public let kern: KerningAttribute
    /// The tracking.
    public let tracking: TrackingAttribute
    /// The baseline offset.
    public let baselineOffset: BaselineOffsetAttribute
    /// The ui kit.
    public let uiKit: UIKitAttributes
    /// The foundation.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points after each letter; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }
    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points by which letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of text in SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by the name of its property in SwiftUI's scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextResolver.Style {
  /// Takes over the attributes of a run: SwiftUI's, UIKit's and Foundation's.
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
  /// The colour behind the letters of a run.
  @MainActor func drawnBackground(in environment: EnvironmentValues) -> UIColor? {
    self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]?.source.color(in: environment)
      ?? self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
  }
}
