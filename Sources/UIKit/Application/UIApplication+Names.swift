public import Foundation

extension UIApplication {
  /// An option for when an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a choice from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// True if only an application may open it, and not a browser.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The facts about the opening.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A fact about an address that is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a fact from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The requesting application.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Its own data.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// True if a file is opened where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A reason of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The requesting application.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message of a server.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A message of the device.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The requester's data.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A place.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// An entry of the icon's menu.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A user activity.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of a user activity.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// A kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// The address of the application's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the notifications' page in Settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The minimum time between two background fetches.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that means no background fetches.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// Posted after the application became active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application becomes inactive.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application went to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes back.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the application was launched.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the application ends.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when there is little memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the clock was set.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after a screenshot was made.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted before the status bar turns.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar has turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the frame of the status bar changes.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the frame of the status bar has changed.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted after the permission to work in the background has changed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted after protected data becomes available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected data becomes unavailable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// The permission to work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// A task that may go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a task from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
