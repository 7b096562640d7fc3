/// The text size setting of the user.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// True for the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the counterpart of a UIKit content size category. Returns nil if the category is not
  /// specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
  var category: UIContentSizeCategory { Self.categories[index] }
}

extension UIContentSizeCategory {
  /// Creates the counterpart of a SwiftUI text size. Nil means the default size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = (dynamicTypeSize ?? .large).category }
}

/// The text size setting of the user. This is the older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the five largest sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension EnvironmentValues {
  private struct TypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  /// The text size of the view.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// The text size of the view. This is the older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.index] }
    set { dynamicTypeSize = newValue.size }
  }
}

extension View {
  /// Sets the text size of this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the text size of this view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { values in
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let first = sizes.first, let last = sizes.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
      })
  }
}
