import CoreGraphics
public import UIKit

/// The size of a tablet's screen and of its parts in Split View.
private struct TabletScreen {
  /// The size in portrait orientation, in points.
  var size: CGSize
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// The widths of a third, a half and two thirds of the screen in landscape orientation.
  var lying: (third: CGFloat, half: CGFloat, rest: CGFloat)
  /// The widths of a third and two thirds of the screen in portrait orientation.
  var upright: (third: CGFloat, rest: CGFloat)
  /// True if half of the screen has a regular horizontal size class in landscape.
  var isLarge = false

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, height, isCompact) =
      switch orientation {
      case .landscape(.oneThird): (lying.third, size.width, true)
      case .landscape(.oneHalf): (lying.half, size.width, !isLarge)
      case .landscape(.twoThirds): (lying.rest, size.width, false)
      case .landscape(.full): (size.height, size.width, false)
      case .portrait(.oneThird): (upright.third, size.height, true)
      case .portrait(.twoThirds): (upright.rest, size.height, true)
      case .portrait(.full): (size.width, size.height, false)
      }
    return ViewImageConfig(
      safeArea: safeArea, size: CGSize(width: width, height: height), traits: isCompact ? .compactTablet : .tablet)
  }

  static let mini = TabletScreen(
    size: .screen(of: "iPad mini"), lying: (320, 507, 694), upright: (320, 438))
  static let ten = TabletScreen(
    size: .screen(of: "iPad (9th generation)"), lying: (320, 535, 750), upright: (320, 480))
  static let air = TabletScreen(
    size: .screen(of: "iPad Air (3rd generation)"), lying: (320, 551, 782), upright: (320, 504))
  static let eleven = TabletScreen(
    size: .screen(of: "iPad Pro 11-inch"), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    lying: (375, 592, 809), upright: (320, 504))
  static let large = TabletScreen(
    size: .screen(of: "iPad Pro 12.9-inch"), lying: (375, 678, 981), upright: (375, 639), isLarge: true)
}

extension ViewImageConfig {
  public static let iPadMini = iPadMini(Orientation.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.mini.config(orientation) }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.mini.config(orientation)
  }
  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.ten.config(orientation) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.ten.config(orientation)
  }
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { TabletScreen.air.config(orientation) }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.air.config(orientation)
  }
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.eleven.config(orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.eleven.config(orientation)
  }
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.large.config(orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.large.config(orientation)
  }
}

extension UITraitCollection {
  fileprivate static let tablet = UITraitCollection {
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .pad
  }
  fileprivate static let compactTablet = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .pad
  }
  public static let iPadMini = tablet
  public static let iPadMini_Compact_SplitView = compactTablet
  public static let iPad9_7 = tablet
  public static let iPad9_7_Compact_SplitView = compactTablet
  public static let iPad10_2 = tablet
  public static let iPad10_2_Compact_SplitView = compactTablet
  public static let iPadPro10_5 = tablet
  public static let iPadPro10_5_Compact_SplitView = compactTablet
  public static let iPadPro11 = tablet
  public static let iPadPro11_Compact_SplitView = compactTablet
  public static let iPadPro12_9 = tablet
  public static let iPadPro12_9_Compact_SplitView = compactTablet
}
