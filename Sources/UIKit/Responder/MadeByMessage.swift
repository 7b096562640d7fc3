import CoreGraphics
public import Foundation
import UIFoundation

// Objects of a class that is known only when the program runs, which Objective-C makes by a message: rewritten sources
// call these functions in place of an initialiser that is not `required`, as in `View(frame: .zero)` with a generic
// parameter `View: UIView`.

/// Creates an object with `init()`.
public func galley_make<Object: NSObject>(_ type: Object.Type) -> Object { ClassTable.object(of: type) }

/// Creates a view with `init(frame:)`.
public func galley_make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  made(ClassTable(of: UIView.self).make(type, frame: frame))
}

/// Creates a cell with `init(style:reuseIdentifier:)`.
public func galley_make<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  made(ClassTable(of: UITableViewCell.self).make(type, style: style.rawValue, string: reuseIdentifier))
}

/// Creates a header or footer view with `init(reuseIdentifier:)`.
public func galley_make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  made(ClassTable(of: UITableViewHeaderFooterView.self).make(type, string: reuseIdentifier))
}

/// Creates a view controller with `init(nibName:bundle:)`.
public func galley_make<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  made(ClassTable(of: UIViewController.self).make(type, string: nibName, object: bundle))
}

/// Creates a segue with `init(identifier:source:destination:)`.
public func galley_make<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  made(ClassTable(of: UIStoryboardSegue.self).make(type, string: identifier, objects: (source, destination)))
}

private func made<Object>(_ object: AnyObject) -> Object {
  guard let object = object as? Object else { preconditionFailure("\(type(of: object)) is not a \(Object.self)") }
  return object
}
