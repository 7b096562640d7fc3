import CoreGraphics
import Foundation
import GalleyBase
import GalleyDrawing
import GalleyScenes
import GalleyViews
import SwiftUI
import UIFoundation
import UIKit

/// The image and layout of one picture of a preview.
struct PreviewLook {
  /// The name of the sheet or alert that the preview presents, such as `sheet`; nil for the preview
  /// itself.
  var presented: String?
  var image: Bitmap
  /// The layout of the views as a dump in UTF-8.
  var layout: [UInt8]
}

/// A screen that shows a page of a preview, so that its picture can be taken.
@MainActor struct PreviewStage {
  private let page: PreviewPage
  private let variant: PreviewVariant
  private let device: Device
  private let orientation: DeviceOrientation
  private let mostWaiting: Double

  /// - Parameter mostWaiting: the longest time that tasks of a view are waited for, in seconds.
  init(_ page: PreviewPage, _ variant: PreviewVariant, mostWaiting: Double = 2) {
    self.page = page
    self.mostWaiting = mostWaiting
    self.variant = variant
    let names = [variant.device, page.device?.rawValue, PreviewVariant.usualDevice].compactMap(\.self)
    device = names.lazy.compactMap(Device.named).first ?? Device.all[0]
    orientation = page.orientation.isLandscape ? .landscape : .portrait
  }

  /// Shows the preview and returns its picture, followed by the pictures of sheets and alerts that
  /// it presents.
  /// - Parameter mostPixels: the most pixels of the picture.
  func looks(mostPixels: Int) throws -> [PreviewLook] {
    try UIKitEnvironment.withEnvironment({ $0.show(device, in: orientation) }) {
      try looksOnDevice(mostPixels: mostPixels)
    }
  }

  private func looksOnDevice(mostPixels: Int) throws -> [PreviewLook] {
    let locale = Locale(identifier: variant.locale ?? PreviewVariant.usualLocale)
    let screen = CGSize(device.screenSize(in: orientation))
    let controller = try Self.withEmptyWindow(on: device, in: orientation, override) {
      try page.makeController(locale: locale)
    }
    let size: CGSize
    switch page.layout {
    case .device: size = screen
    case .fixed(let width, let height): size = CGSize(width: width, height: height)
    case .sizeThatFits:
      size = withWindow(controller, size: screen, isSafe: false) { _ in fittingSize(of: controller, on: screen) }
    }
    guard size.width > 0, size.height > 0 else {
      throw Mistake("the view is empty, \(size.width) × \(size.height) pt: give it a frame")
    }
    let count = size.width * size.height * device.scale * device.scale
    guard count <= Double(mostPixels) else {
      let words = [size.width, size.height].map { $0 < 1e9 ? "\(Int($0))" : "\(Double($0))" }
      throw Mistake(
        "a picture of \(words[0]) × \(words[1]) pt has more than \(mostPixels) pixels: "
          + "make the view smaller")
    }
    return try withWindow(controller, size: size, isSafe: page.layout == .device) { window in
      let looks = [look(of: window)] + presentedLooks(in: window, screen)
      let findings = previewFindings(in: window)
      guard findings.isEmpty else { throw Mistake(Set(findings).sorted().joined(separator: "; ")) }
      return looks
    }
  }

  private func look(of window: UIWindow, presented: String? = nil) -> PreviewLook {
    let image = window.picture(scale: device.scale)
    let layout = EngineLock.withLock { LayoutDump(of: window.peer, size: Size(window.bounds.size)).bytes }
    return PreviewLook(presented: presented, image: image, layout: layout)
  }

  /// Returns the pictures of sheets, alerts and other views that are presented, each on a whole
  /// screen. The presenting view is not visible behind them, so that changes in it do not affect
  /// these pictures.
  private func presentedLooks(in window: UIWindow, _ screen: CGSize) -> [PreviewLook] {
    var counts: [Presentation.Kind: Int] = [:]
    return previewPresentations(in: window).map { presentation in
      let count = counts[presentation.kind, default: 0] + 1
      counts[presentation.kind] = count
      let controller = UIViewController()
      controller.view = presentation.view
      return withWindow(controller, size: screen, isSafe: true) { window in
        presentation.show(on: window.bounds, safeAreaInsets: window.safeAreaInsets)
        return look(of: window, presented: presentation.kind.rawValue + (count > 1 ? "-\(count)" : ""))
      }
    }
  }

  /// Calls `body` while an empty window is the key window. Code of a preview may look for the
  /// application's window before its views are in one.
  static func withEmptyWindow<Result>(
    on device: Device, in orientation: DeviceOrientation = .portrait,
    _ override: (inout any UITraitOverrides) -> Void = { _ in }, _ body: () throws -> Result
  ) rethrows -> Result {
    let window = PreviewWindow(
      frame: CGRect(origin: .zero, size: CGSize(device.screenSize(in: orientation))),
      safeArea: insets(device.safeAreaInsets(in: orientation)))
    window.rootViewController = UIViewController()
    override(&window.traitOverrides)
    UIApplication.shared.makeKey(window)
    window.isHidden = false
    defer { window.isHidden = true }
    return try body()
  }

  private static func insets(_ edges: GalleyBase.EdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }

  private func fittingSize(of controller: UIViewController, on screen: CGSize) -> CGSize {
    let size = controller.view.sizeThatFits(screen)
    let grid = 1 / device.scale
    func whole(_ length: CGFloat) -> CGFloat { (length / grid - 0.001).rounded(.up) * grid }
    // A view with a fixed width may be wider than the screen.
    return CGSize(width: whole(size.width), height: whole(size.height))
  }

  /// Calls `body` while the controller is shown in a window of this size.
  /// - Parameter isSafe: true for the safe area of the device.
  private func withWindow<Result>(
    _ controller: UIViewController, size: CGSize, isSafe: Bool, _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    let insets = isSafe ? Self.insets(device.safeAreaInsets(in: orientation)) : .zero
    let former = UIApplication.shared.keyWindow
    let window = PreviewWindow(frame: CGRect(origin: .zero, size: size), safeArea: insets)
    let root = UIViewController()
    override(&window.traitOverrides)
    window.backgroundColor = .systemBackground
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.frame = window.bounds
    root.view.addSubview(controller.view)
    root.addChild(controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    UIApplication.shared.makeKey(window)
    window.isHidden = false
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    settle(controller.view)
    defer {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      window.rootViewController = nil
      if let former { UIApplication.shared.makeKey(former) }
    }
    return try body(window)
  }

  /// The size categories in the same order as those of the engine.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Sets the traits that the device and the variant of the preview determine.
  private func override(_ traits: inout any UITraitOverrides) {
    let isPad = device.name.hasPrefix("iPad")
    let category = variant.sizeCategory.flatMap(GalleyViews.ContentSizeCategory.init(rawValue:)) ?? .large
    let number = GalleyViews.ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    let (isLying, width) = (orientation == .landscape, device.screenSize.width)
    traits.displayScale = device.scale
    traits.userInterfaceStyle = variant.isDark ? .dark : .light
    traits.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = Self.categories[number]
    traits.userInterfaceIdiom = isPad ? .pad : .phone
    traits.horizontalSizeClass = isPad || (isLying && width >= 414) ? .regular : .compact
    traits.verticalSizeClass = isPad || !isLying ? .regular : .compact
  }

  /// Runs the work that views began when they appeared, until it ends or a time limit is reached.
  private func settle(_ view: UIView) {
    runUntilIdle(limit: mostWaiting) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

extension UIKitEnvironment {
  /// Takes the values of the screen, such as `UIScreen.main.bounds`, from a device.
  mutating func show(_ device: Device, in orientation: DeviceOrientation) {
    screenSize = CGSize(device.screenSize(in: orientation))
    deviceName = device.name
    let idiom: UIUserInterfaceIdiom = device.name.hasPrefix("iPad") ? .pad : .phone
    traits = traits.modifyingTraits { traits in
      traits.displayScale = device.scale
      traits.userInterfaceIdiom = idiom
    }
  }
}

/// A window with the safe area of a device.
private final class PreviewWindow: UIWindow {
  private let safeArea: UIEdgeInsets

  init(frame: CGRect, safeArea: UIEdgeInsets) {
    self.safeArea = safeArea
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { safeArea }
}
