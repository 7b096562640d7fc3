import CoreGraphics
public import Foundation
import UIFoundation

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// Custom data of the application, which is not passed to other applications.
  open var localObject: Any?

  /// Creates a drag item from a provider.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A session of items that are dragged or dropped, with their position.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items of the session.
  var items: [UIDragItem] { get }
  /// True if the items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Returns the position in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns true if any item supplies data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns true if any item supplies an object of the given class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A session of items that are dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Custom data of the application, which is not passed to other applications.
  var localContext: Any? { get set }
}

/// A session of items that are dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if it began in this application, otherwise nil.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads all objects of the given class and passes them to a closure.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns true if any item is available as a value of a Swift type, such as `String`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
  /// Hands over all values of a Swift type.
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// The operation of a drop, such as copying or moving.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// A proposal of what a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop would perform.
  public let operation: UIDropOperation
  /// True if the exact position of the drop matters.
  open var isPrecise = false
  /// True if the preview of the dragged items should have its full size.
  open var prefersFullSizePreview = false

  /// Creates a proposal of a drop operation.
  public required init(operation: UIDropOperation) { self.operation = operation }
}

/// An interaction for dragging items from a view. Nothing is dragged in Galley, but a program can
/// call the delegate itself.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Does nothing. A subclass may prepare for the view.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction belongs to.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// True if items can be dragged from the view.
  open var isEnabled = true
  /// True if other gestures may be recognised while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// True if new interactions are enabled: on tablets.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// The delegate that supplies the dragged items.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items to drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called before a drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// An interaction for dropping items on a view. Nothing is dropped in Galley, but a program can
/// call the delegate itself.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Does nothing. A subclass may prepare for the view.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction belongs to.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that receives dropped items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// True if several drop sessions can be active at once.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// The delegate that receives dropped items. By default its methods return false or do nothing.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns true if the items of a session can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when items enter the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the proposal for a drop while the items are over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when items leave the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when items are dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop was performed.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns false by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { false }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns the proposal to cancel the drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
