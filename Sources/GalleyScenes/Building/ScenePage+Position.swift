public import GalleyBase
public import GalleyText
import GalleyViews

/// The reason why there is no text position at a point.
public enum PositionError: Error, Hashable, Sendable {
  /// No view has this id. `among` lists the existing ids in the order of the views.
  case unknownView(id: String, among: [String])
  /// The view with this id shows no text.
  case noText(id: String)
  /// The view with this id draws its text along a path, for which positions are not computed.
  case alongPath(id: String)

  /// The reason as a sentence.
  public var message: String {
    switch self {
    case .unknownView(let id, let ids):
      "there is no view \"\(id)\"" + (nearestSpelling(to: id, among: ids).map { "; did you mean \"\($0)\"?" } ?? "")
        + PositionError.list(of: ids)
    case .noText(let id): "the view \"\(id)\" shows no text"
    case .alongPath(let id):
      "the view \"\(id)\" shows its text along a path, where positions cannot be looked up; remove path to look one up"
    }
  }
}

extension PositionError {
  /// The maximum number of ids that a message lists.
  private static let mostListed = 50

  private static func list(of ids: [String]) -> String {
    guard !ids.isEmpty else { return "; the scene has no views" }
    let more = ids.count > mostListed ? " and \(ids.count - mostListed) more" : ""
    return "; the scene has " + ids.prefix(mostListed).joined(separator: ", ") + more
  }
}

extension ScenePage {
  /// Returns the text position nearest to a point of a view: a UTF-16 offset, and the side of a
  /// line end. UIKit counterpart: `closestPosition(to:)`.
  /// - Parameter point: the position in points, y down, from the view's upper left corner.
  public func position(
    nearest point: Point, inView id: String
  ) throws(PositionError) -> (offset: Int, affinity: TextAffinity) {
    let views = window.descendants
    guard let view = views.first(where: { $0.id == id }) else {
      throw .unknownView(id: id, among: views.compactMap(\.id))
    }
    if (view as? Label)?.textPath != nil { throw .alongPath(id: id) }
    guard let placement = view.asTextShowing?.placement,
      let position = placement.position(
        // In a scrolled view the point is elsewhere in the content.
        nearest: Point(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY), with: context.typesetter)
    else { throw .noText(id: id) }
    if let field = view as? TextField { return (field.offset(ofDisplayed: position.offset), position.affinity) }
    return position
  }
}
