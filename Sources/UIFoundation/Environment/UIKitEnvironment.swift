import CoreGraphics
public import Foundation
import GalleyFonts
import GalleyViews

/// Everything that views and text take from the device, the user's settings and the machine: fonts, traits, screen,
/// locale.
///
/// A process has one environment, which programs may change; a test replaces it for its own task with
/// `withEnvironment`. UIKit has no such type, since there the system provides these values.
///
/// ```swift
/// UIKitEnvironment.withEnvironment({ $0.traits = UITraitCollection(userInterfaceStyle: .dark) }) {
///   assertSnapshot(of: label, as: .image)
/// }
/// ```
public struct UIKitEnvironment: Sendable {
  /// The folder whose fonts.json pins the fonts; nil means that of `$GALLEY_FONTS`, else the nearest folder Fonts above
  /// the current folder or the program, else the one that Galley was built with.
  public var fontsFolder: String?
  /// Further font files, which `UIFont(name:size:)` finds by the names inside them.
  public var fontFiles: [String] = []
  /// The fallback fonts for missing characters; nil means the manifest's list.
  public var fallbackFamilies: [String]?
  /// True if colour emoji have the size of Apple's, whatever font they come from.
  public var usesAppleEmojiMetrics = true
  /// True if symbols without a variation selector that may be emoji, such as ☎, are in colour, as on iOS.
  public var usesAppleEmojiPresentation = true
  /// True if the system font has San Francisco's tracking and line height, where the fonts' manifest sets it; false for
  /// its family's own metrics. nil means the value of `$GALLEY_SYSTEM_FONT`, `tracked` or `untracked`, else of
  /// `systemFont` in the nearest galley.yaml, else of the manifest.
  public var tracksSystemFont: Bool?
  /// The traits of the screen. The defaults are light, the default text size, and left to right.
  public var traits: UITraitCollection
  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// The name of the device.
  public var deviceName: String
  /// True if the device has a hardware keyboard: no keyboard appears with the first responder, only input views do.
  /// False by default, unless `$GALLEY_KEYBOARD` is `hardware`.
  public var usesHardwareKeyboard = false
  /// The language and region: BCP 47, or with underscores.
  public var locale = "en_US"
  /// Folders in which named pictures and colours are searched, besides those of bundles.
  public var assetFolders: [String] = []

  /// The environment of a device, by its name: `iPhone 8`, `iPad Air`, …
  /// - Parameter device: an unknown name gives the screen of an iPhone 8.
  public init(device: String = "iPhone 8") { self.init(Device.named(device), name: device) }

  /// The environment of a device; nil has the screen of an iPhone 8.
  init(_ found: Device?, name device: String) {
    deviceName = found?.name ?? device
    screenSize = found.map { CGSize($0.screenSize) } ?? CGSize(width: 375, height: 667)
    traits = UITraitCollection { [idiom = device.hasPrefix("iPad") ? UIUserInterfaceIdiom.pad : .phone] traits in
      traits.userInterfaceIdiom = idiom
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.displayScale = found?.scale ?? 2
      traits.horizontalSizeClass = idiom == .pad ? .regular : .compact
      traits.verticalSizeClass = .regular
      traits.preferredContentSizeCategory = .large
      traits.displayGamut = .SRGB
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
      traits.forceTouchCapability = .unavailable
    }
  }

  /// The environment of the running task, or of the process.
  public static var current: UIKitEnvironment {
    get { (scoped ?? process).value }
    set { (scoped ?? process).value = newValue }
  }

  /// Returns the result of `body`, which runs in the current environment with some of its values changed.
  public static func withEnvironment<Result>(
    _ change: (inout UIKitEnvironment) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(changed(change)) { try body() }
  }

  /// Returns the result of `body`, which runs in the current environment with some of its values changed.
  public static func withEnvironment<Result>(
    isolation: isolated (any Actor)? = #isolation, _ change: (inout UIKitEnvironment) -> Void,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scoped.withValue(changed(change)) { try await body() }
  }

  private static func changed(_ change: (inout UIKitEnvironment) -> Void) -> EnvironmentBox {
    var environment = current
    change(&environment)
    return EnvironmentBox(environment)
  }

  @TaskLocal private static var scoped: EnvironmentBox?
  private static let process = EnvironmentBox(UIKitEnvironment.stated)
}

/// An environment that can be changed from any thread: it is read and changed under a lock.
final class EnvironmentBox: @unchecked Sendable {
  private let lock = NSLock()
  private var environment: UIKitEnvironment

  init(_ environment: UIKitEnvironment) { self.environment = environment }

  var value: UIKitEnvironment {
    get { lock.withLock { environment } }
    set { lock.withLock { environment = newValue } }
  }
}
