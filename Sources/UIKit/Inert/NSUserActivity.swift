// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An activity of the user that can be continued on another device, which never happens here.
open class NSUserActivity: NSObject {
  /// The type, a name in reverse domain order.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The data for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page in the web that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// The time after which the activity is void.
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
