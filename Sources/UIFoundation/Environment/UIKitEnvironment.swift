import CoreGraphics
public import Foundation
import GalleyFonts
import GalleyViews

/// The settings of device, user and machine that views and text depend on: fonts, traits, screen
/// and locale.
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
  /// The folder whose fonts.json pins the fonts. nil means the folder in `$GALLEY_FONTS`, else the
  /// nearest folder Fonts above the current folder or the program, else the folder that Galley was
  /// built with.
  public var fontsFolder: String?
  /// Additional font files. `UIFont(name:size:)` finds them by the names inside the files.
  public var fontFiles: [String] = []
  /// The families of the fallback fonts for missing characters; nil means the manifest's list.
  public var fallbackFamilies: [String]?
  /// True if colour emoji have the size of Apple's emoji, whatever font draws them.
  public var usesAppleEmojiMetrics = true
  /// True if symbols that may be emoji, such as ☎, are drawn in colour, as on iOS. It concerns
  /// symbols without a variation selector.
  public var usesAppleEmojiPresentation = true
  /// True if the system font has San Francisco's tracking and line height, as far as the fonts'
  /// manifest sets them. False if the system font has the metrics of its own family. nil means the
  /// value of `$GALLEY_SYSTEM_FONT` (`tracked` or `untracked`), else of `systemFont` in the nearest
  /// galley.yaml, else of the manifest.
  public var tracksSystemFont: Bool?
  /// The traits of the screen. By default the appearance is light, the text size is large (the
  /// default on iOS), and the layout is left to right.
  public var traits: UITraitCollection
  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// The name of the device, such as `iPhone 8`.
  public var deviceName: String
  /// True if the device has a hardware keyboard. Then the first responder shows only an input view,
  /// but no keyboard. The default is false, or true if `$GALLEY_KEYBOARD` is `hardware`.
  public var usesHardwareKeyboard = false
  /// The language and region, in BCP 47 or with underscores.
  public var locale = "en_US"
  /// Folders that are searched for named pictures and colours, in addition to the bundles.
  public var assetFolders: [String] = []

  /// Creates the environment of a device, given by its name: `iPhone 8`, `iPad Air`, …
  /// - Parameter device: an unknown name gives the screen of an iPhone 8.
  public init(device: String = "iPhone 8") { self.init(Device.named(device), name: device) }

  /// Creates the environment of a device; nil means the screen of an iPhone 8.
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

  /// The environment of the running task, or else of the process.
  public static var current: UIKitEnvironment {
    get { (scoped ?? process).value }
    set { (scoped ?? process).value = newValue }
  }

  /// Returns the result of `body`, which runs in a copy of the current environment with changed
  /// values.
  public static func withEnvironment<Result>(
    _ change: (inout UIKitEnvironment) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(changed(change)) { try body() }
  }

  /// Returns the result of `body`, which runs in a copy of the current environment with changed
  /// values.
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

/// A mutable environment that threads share. A lock protects it.
final class EnvironmentBox: @unchecked Sendable {
  private let lock = NSLock()
  private var environment: UIKitEnvironment

  init(_ environment: UIKitEnvironment) { self.environment = environment }

  var value: UIKitEnvironment {
    get { lock.withLock { environment } }
    set { lock.withLock { environment = newValue } }
  }
}
