public import Foundation
import GalleyViews

/// The vertical alignment of text that was shrunk to fit into one line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2

  /// The engine's value for the adjustment.
  var inEngine: BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}

/// The rule that determines whether a view's size includes letters that extend beyond their line.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic = 0
  case oversize = 1

  /// The engine's value for the rule.
  var inEngine: SizingRule {
    switch self {
    case .typographic: .typographic
    case .oversize: .oversize
    }
  }
}

/// A view whose size can include letters that extend beyond their line.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The vibrancy of text on blurred backgrounds. Galley draws no vibrancy.
public enum UILabelVibrancy: Int, Sendable {
  case none = 0
  case automatic = 1
}

/// A view whose fonts follow the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// The font of a label whose font is not set.
  static var labelDefault: UIFont { .systemFont(ofSize: labelFontSize) }
}
