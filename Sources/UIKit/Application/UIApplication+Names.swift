public import Foundation

extension UIApplication {
  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw name of the key.
    public var rawValue: String

    /// Creates a key from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean that is true if only an application may open the URL, not a browser.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The key of the attribution of the event that opens the URL.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The key of information about a URL that the application is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw name of the key.
    public var rawValue: String

    /// Creates a key from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the identifier of the application that asks to open the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of custom data of the requesting application.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of a Boolean that is true if a file is opened in place, not as a copy.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The key of an entry in the launch options, which describe why the application is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw name of the key.
    public var rawValue: String

    /// Creates a key from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the identifier of the application that requested the launch.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The key of the remote notification that caused the launch.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the local notification that caused the launch.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The key of custom data of the requesting application.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The key of the event of the location services that caused the launch.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The key of the chosen item in the menu of the application's icon.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The key of a dictionary that describes a user activity to continue.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The key of the type of a user activity to continue.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// An extension point: a kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw name of the extension point.
    public var rawValue: String

    /// Creates an extension point from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A custom keyboard.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// The URL of the application's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the application's notification page in Settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The minimum time between two background fetches.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that turns background fetches off.
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
  /// Posted before the application returns to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the application was launched.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the application terminates.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the time changes significantly, for example at midnight.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the user took a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted before the orientation of the status bar changes.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the orientation of the status bar has changed.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the frame of the status bar changes.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the frame of the status bar has changed.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted after the permission for background refreshes has changed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted after protected data has become available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected data becomes unavailable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// The permission to refresh content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The identifier of a task that may continue in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw number of the task.
  public let rawValue: Int

  /// Creates an identifier from its raw number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier that refers to no task.
  public static let invalid = Self(rawValue: 0)
}

/// The style of the status bar, which determines its colours.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
