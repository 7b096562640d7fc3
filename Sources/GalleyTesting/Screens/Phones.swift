import CoreGraphics
import GalleyBase
import GalleyViews
public import UIKit

/// The size and safe area of a phone's screen.
private struct PhoneScreen {
  /// The size in portrait orientation, in points.
  var size: CGSize
  /// The top inset of the safe area in portrait. In landscape, the left and right insets have this
  /// value, unless the phone has a home button.
  var top: CGFloat
  /// The bottom inset of the safe area in landscape; nil for a phone with a home button, which has
  /// no such inset.
  var lyingBottom: CGFloat?
  /// True if the horizontal size class is regular in landscape.
  var isLarge = false

  init(_ name: String, top: CGFloat, lyingBottom: CGFloat? = nil, isLarge: Bool = false) {
    size = .screen(of: name)
    self.top = top
    self.lyingBottom = lyingBottom
    self.isLarge = isLarge
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isNotched = lyingBottom != nil
    switch orientation {
    case .portrait:
      let safeArea = UIEdgeInsets(top: top, left: 0, bottom: isNotched ? 34 : 0, right: 0)
      return ViewImageConfig(safeArea: safeArea, size: size, traits: traits(orientation))
    case .landscape:
      let side = isNotched ? top : 0
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: lyingBottom ?? 0, right: side),
        size: CGSize(width: size.height, height: size.width), traits: traits(orientation))
    }
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection { traits in
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = orientation == .landscape && isLarge ? .regular : .compact
      traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
  }

  static let se = PhoneScreen("iPhone SE", top: 20)
  static let eight = PhoneScreen("iPhone 8", top: 20)
  static let eightPlus = PhoneScreen("iPhone 8 Plus", top: 20, isLarge: true)
  static let ten = PhoneScreen("iPhone X", top: 44, lyingBottom: 24)
  static let tenLarge = PhoneScreen("iPhone XR", top: 44, lyingBottom: 24, isLarge: true)
  static let twelve = PhoneScreen("iPhone 12", top: 47, lyingBottom: 21)
  static let twelveLarge = PhoneScreen("iPhone 12 Pro Max", top: 47, lyingBottom: 21, isLarge: true)
  static let thirteenMini = PhoneScreen("iPhone 13 mini", top: 50, lyingBottom: 21)
}

extension CGSize {
  /// Returns the portrait size of a device in points, from the engine's table.
  static func screen(of device: String) -> CGSize {
    guard let size = Device.named(device)?.screenSize else { preconditionFailure("\(device) is not in the table") }
    return CGSize(width: size.width, height: size.height)
  }
}

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.se.config(orientation) }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.eight.config(orientation) }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.eightPlus.config(orientation)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.ten.config(orientation) }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.tenLarge.config(orientation)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.tenLarge.config(orientation)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { PhoneScreen.twelve.config(orientation) }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelveLarge.config(orientation)
  }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.thirteenMini.config(orientation)
  }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }
}

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.se.traits(orientation)
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.eight.traits(orientation)
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.eightPlus.traits(orientation)
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.ten.traits(orientation)
  }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.tenLarge.traits(orientation)
  }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.tenLarge.traits(orientation)
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelveLarge.traits(orientation)
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelveLarge.traits(orientation)
  }
}
