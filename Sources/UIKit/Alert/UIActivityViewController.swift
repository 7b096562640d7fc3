public import Foundation
public import UIFoundation

/// An activity that shares items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw name of the type.
    public var rawValue: String

    /// Creates an activity type from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an activity type from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The type of an activity that sends a text message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The type of an activity that sends an e-mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// The type of an activity that prints the items.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The type of an activity that copies the items to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The type of an activity that assigns an image to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The type of an activity that saves an image to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The type of an activity that adds an address to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// The type of an activity that sends the items to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// The type of an activity that marks up the items as a PDF document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// The type of an activity that opens the item in the Books application.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// The type of an activity that posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// The type of an activity that posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// The type of an activity that posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// The type of an activity that posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// The type of an activity that posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// The type of an activity that posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  }

  /// The group of activities to which an activity belongs.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Creates an activity of the application. Subclasses override the properties and methods.
  public override init() {}

  /// The category of the activity, `action` by default.
  open class var activityCategory: Category { .action }
  /// The type of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil by default.
  open var activityTitle: String? { nil }
  /// The icon of the activity; nil by default.
  open var activityImage: UIImage? { nil }
  /// The view controller that shares the items; nil if `perform()` shares them.
  open var activityViewController: UIViewController? { nil }

  /// Returns true if the activity can share the items. The default is false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items to share.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Shares the items, and calls `activityDidFinish(_:)` when it is done.
  open func perform() { activityDidFinish(true) }

  /// Called after sharing has ended.
  open func activityDidFinish(_ completed: Bool) { isFinished = true }

  /// True after sharing has ended.
  package private(set) var isFinished = false
}

/// A view controller that offers activities. It is drawn empty; a program can choose an activity
/// itself.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called after sharing has ended.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  package private(set) var activityItems: [Any] = []
  /// The activities that the application adds.
  package private(set) var applicationActivities: [UIActivity] = []
  /// The types of the activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure that is called after sharing has ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// True if one of the activities may be offered prominently. Galley stores the value and ignores
  /// it.
  open var allowsProminentActivity = true

  /// Creates a view controller that offers to share items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
  }
}

/// An object that supplies the item to share for each activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same class as the item to share. The placeholder may be
  /// incomplete.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item to share through an activity of the given type; nil to share nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the shared item, such as the subject line of an email, for an activity
  /// of the given type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
