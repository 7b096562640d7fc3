import CoreGraphics
import Foundation
import GalleyBase
import GalleyViews
import UIFoundation

extension ViewAnswers: ConstraintHost {
  func updateConstraints() {
    guard let view else { return }
    view.traits.asCurrent {
      if let controller = view.links.viewController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  func place(in frame: Rect) { view?.place(in: frame) }

  var alignmentRectEdges: EdgeInsets {
    guard let view else { return .zero }
    // A frame of any size: its corners show the insets of a subclass.
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let aligned = view.alignmentRect(forFrame: frame)
    return EdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: frame.maxY - aligned.maxY, right: frame.maxX - aligned.maxX)
  }

  var marginEdges: EdgeInsets { view.map { EdgeInsets($0.layoutMargins) } ?? .zero }

  var safeAreaEdges: EdgeInsets { view.map { EdgeInsets($0.safeAreaInsets) } ?? .zero }

  var autoresizing: GalleyViews.AutoresizingMask {
    GalleyViews.AutoresizingMask(rawValue: view?.autoresizingMask.rawValue ?? 0)
  }

  func viewWithBaseline(isFirst: Bool) -> View {
    guard let view else { preconditionFailure("the layout uses a view that no longer exists") }
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if inner === view { return view.peer }
    return ViewAnswers.answers(of: inner).viewWithBaseline(isFirst: isFirst)
  }

  func baseline(isFirst: Bool, in size: Size) -> Double? {
    view?.baseline(isFirst: isFirst, in: CGSize(size)).map { Double($0) }
  }

  private static func answers(of view: UIView) -> ViewAnswers {
    guard let answers = view.peer.host as? ViewAnswers else { preconditionFailure("a view without answers") }
    return answers
  }

  func report(_ conflict: ConstraintConflict) {
    FileHandle.standardError.write(Data(conflict.words.utf8))
  }
}

extension ConstraintConflict {
  /// A description of the conflict between constraints, in terms that an iOS developer uses.
  var words: String {
    let lines = constraints.map { "    \"\(NSLayoutConstraint.words(of: $0))\"" }.joined(separator: ",\n")
    let fixed =
      involvesFixedFrames
      ? "Required frames or content sizes are part of the conflict too; a view keeps its frame as long as its "
        + "translatesAutoresizingMaskIntoConstraints is true.\n" : ""
    return "Unable to simultaneously satisfy constraints.\nAt least one of these constraints is unwanted:\n(\n"
      + lines + "\n)\n" + fixed + "Will attempt to recover by breaking constraint\n"
      + NSLayoutConstraint.words(of: broken) + "\n"
  }
}

extension NSLayoutConstraint {
  /// Returns a description of an engine's constraint for reports.
  static func words(of constraint: LayoutConstraint) -> String {
    let held = zip(constraint.owner?.heldConstraints ?? [], constraint.owner?.constraintRepresentations ?? [])
    let known = held.first { $0.0 === constraint }?.1 as? NSLayoutConstraint
    return (known ?? NSLayoutConstraint(constraint)).words
  }
}

extension UIView {
  /// Sets the frame that the view has before its transform is applied. It changes `bounds` and
  /// `center`, which subclasses may observe.
  final func place(in frame: Rect) {
    let size = CGSize(frame.size)
    if peer.bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: size) }
    let anchor = peer.anchorPoint
    let place = Point(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if peer.center != place { center = CGPoint(place) }
  }
}

extension EdgeInsets {
  /// Creates the engine's insets from UIKit insets.
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
