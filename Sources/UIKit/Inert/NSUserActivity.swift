// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An activity of the user that can be continued on another device. In Galley it is never
/// continued.
open class NSUserActivity: NSObject {
  /// The type of the activity, a name in reverse domain order.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The data for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The URL of a web page with the same content.
  open var webpageURL: URL?
  /// The URL of the web page that led to the activity.
  open var referrerURL: URL?
  /// The time at which the activity expires.
  open var expirationDate: Date?
  /// Keywords by which searches can find the activity.
  open var keywords: Set<String> = []
  /// True if the activity may be continued on other devices.
  open var isEligibleForHandoff = true
  /// True if searches on the device may find the activity.
  open var isEligibleForSearch = false
  /// True if public searches may find the activity.
  open var isEligibleForPublicIndexing = false
  /// True if the system may suggest the activity.
  open var isEligibleForPrediction = false
  /// True if `userInfo` must be updated before the activity is continued.
  open var needsSave = false
  /// True between `becomeCurrent()` and `resignCurrent()` or `invalidate()`.
  package private(set) var isCurrent = false

  /// The type of an activity that opens a web page.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Creates an activity of the given type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this activity the user's current activity.
  open func becomeCurrent() { isCurrent = true }

  /// Makes this activity no longer the user's current activity.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity. It is no longer current.
  open func invalidate() { isCurrent = false }
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = NSUserActivity.browsingWeb
