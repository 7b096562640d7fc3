public import Foundation
public import UIFoundation

/// An activity that shares items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw name of the type.
    public var rawValue: String

    /// Creates a type from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a text message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends an e-mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints the items.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds an address to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Marks up the items as a PDF document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Opens the item in the Books application.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  }

  /// The group of activities to which an activity belongs.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Creates an activity of the application.
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
  /// Returns an item of the same class as the final item, which may be incomplete.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity.
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
