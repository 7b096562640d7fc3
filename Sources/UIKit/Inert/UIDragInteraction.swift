import CoreGraphics
public import Foundation
import UIFoundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the dragged item.
  public let itemProvider: NSItemProvider
  /// An object for the application itself.
  open var localObject: Any?

  /// Creates an item from a provider.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Things that are dragged or dropped, and the point where they are.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// True if they may be moved away.
  var allowsMoveOperation: Bool { get }
  /// Returns the point in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns true if any item is available in one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns true if any item is available as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Things that are dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object for the application itself.
  var localContext: Any? { get set }
}

/// Things that are dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// Hands over all objects of a class.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// A proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// True if the position is exact.
  open var isPrecise = false
  /// True if the preview is small.
  open var prefersFullSizePreview = false

  /// A proposal.
  public required init(operation: UIDropOperation) { self.operation = operation }
}

/// Dragging from a view. There is no dragging here, but a program can ask the delegate itself.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// Nothing: a subclass may prepare for its view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// True if dragging is allowed.
  open var isEnabled = true
  /// True if dragging works together with other gestures.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// True where dragging is on at first.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Dragging with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// The delegate that supplies the dragged items.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the dragged items.
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

/// Dropping on a view. There is no dropping here, but a program can ask the delegate itself.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// Nothing: a subclass may prepare for its view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that receives dropped items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// True if drops on views inside go on to this one.
  open var allowsSimultaneousDropSessions = false

  /// Dropping with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// The delegate that receives dropped items. By default a method returns false, or does nothing.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns true if items can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when items enter the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns a proposal while items are over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when items leave the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when items are dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after a drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns false by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { false }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Proposes to refuse.
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
