// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An activity of the user that can be continued on another device. In Galley it never is.
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
  /// Keywords for search.
  open var keywords: Set<String> = []
  /// True if other devices may continue it.
  open var isEligibleForHandoff = true
  /// True if it may be found.
  open var isEligibleForSearch = false
  /// True if anyone may find it.
  open var isEligibleForPublicIndexing = false
  /// True if it may be suggested.
  open var isEligibleForPrediction = false
  /// True if `userInfo` is out of date.
  open var needsSave = false
  /// True between `becomeCurrent()` and `resignCurrent()` or `invalidate()`.
  package private(set) var isCurrent = false

  /// The type of an activity that opens a page of the web.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// An activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds facts.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the activity of the user.
  open func becomeCurrent() { isCurrent = true }

  /// Makes this no longer the activity of the user.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity.
  open func invalidate() { isCurrent = false }
}

/// The type of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = NSUserActivity.browsingWeb
