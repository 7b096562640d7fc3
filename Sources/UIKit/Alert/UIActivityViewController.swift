public import Foundation
public import UIFoundation

/// An activity that shares items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The picture of a person.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saving to the pictures.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// A device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Marking up a document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// A book.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Tencent.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  }

  /// The category of an activity.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// An activity of the application. Subclasses return theirs.
  public override init() {}

  /// The group.
  open class var activityCategory: Category { .action }
  /// The type.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// The screen that shares, nil if there is none.
  open var activityViewController: UIViewController? { nil }

  /// Returns true if the activity can share the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items to share.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Shares.
  open func perform() { activityDidFinish(true) }

  /// Called after sharing has ended.
  open func activityDidFinish(_ completed: Bool) { isFinished = true }

  /// True after sharing has ended.
  package private(set) var isFinished = false
}

/// A screen of activities. It is empty: a program can choose an activity itself.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The shared items.
  package private(set) var activityItems: [Any] = []
  /// The application's own activities.
  package private(set) var applicationActivities: [UIActivity] = []
  /// The excluded activities.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// True to offer a choice of items.
  open var allowsProminentActivity = true

  /// Creates a screen for some items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
  }
}

/// An object that supplies the item to share for each activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder for the item.
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
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
