public import Foundation
import GalleyViews

/// The alignment of a text that was shrunk to fit one line.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2

  /// The engine's value for it.
  var inEngine: BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}

/// The rule by which a view measures letters that reach beyond their line.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic = 0
  case oversize = 1

  /// The engine's value for it.
  var inEngine: SizingRule {
    switch self {
    case .typographic: .typographic
    case .oversize: .oversize
    }
  }
}

/// A view that can measure letters that reach beyond their line.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The treatment of text on blurred backgrounds. Nothing is blurred here.
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
  /// The font of a label that has none.
  static var labelDefault: UIFont { .systemFont(ofSize: labelFontSize) }
}
