package import Foundation

/// A class whose table of methods is read before any other: it has each of the initialisers that `ClassTable` calls.
///
/// It is open, since a compiler omits unused methods from the tables of other classes.
open class _TableTrial {
  /// A style, kept as the position of its case.
  public enum Style: Int, Sendable {
    case first, second
  }

  /// The words that the initialiser was given.
  let given: String

  /// An object of nothing.
  public init() { given = "nothing" }
  /// An object of a rectangle.
  public init(frame: CGRect) { given = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" }
  /// An object of a string.
  public init(reuseIdentifier: String?) { given = reuseIdentifier ?? "nil" }
  /// An object of a style and a string.
  public init(style: Style, reuseIdentifier: String?) { given = "\(style) \(reuseIdentifier ?? "nil")" }
  /// An object of a string and an object.
  public init(name: String?, other: _TableTrial?) { given = "\(name ?? "nil") \(other?.given ?? "nil")" }
  /// An object of a string and two objects.
  public init(name: String?, first: _TableTrial, second: _TableTrial) {
    given = "\(name ?? "nil") \(first.given) \(second.given)"
  }
}

/// A subclass, whose objects are to be made.
private final class TableTrialSubclass: _TableTrial {}

extension ClassTable {
  /// True if the tables of this Swift have the expected layout: the trial's objects come out right.
  package static let isReadable: Bool = {
    guard let table = ClassTable(reading: _TableTrial.self), table.initializers.count == 6 else { return false }
    func given(_ object: AnyObject) -> String? { (object as? TableTrialSubclass)?.given }
    let (type, text) = (TableTrialSubclass.self, "a string that is longer than fifteen bytes")
    return given(table.make(type)) == "nothing"
      && given(table.make(type, at: 1, frame: CGRect(x: 1, y: 2, width: 3, height: 4))) == "1.0 2.0 3.0 4.0"
      && given(table.make(type, at: 2, string: text)) == text && given(table.make(type, at: 2, string: nil)) == "nil"
      && given(table.make(type, at: 3, style: 1, string: "a")) == "second a"
      && given(table.make(type, at: 4, string: text, object: nil)) == text + " nil"
      && given(table.make(type, at: 4, string: nil, object: TableTrialSubclass())) == "nil nothing"
      && given(table.make(type, at: 5, string: text, objects: (TableTrialSubclass(), TableTrialSubclass(frame: .zero))))
        == text + " nothing 0.0 0.0 0.0 0.0"
  }()
}
