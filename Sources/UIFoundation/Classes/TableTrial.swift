package import Foundation

/// A class for checking that method tables can be read. It has each kind of initialiser that
/// `ClassTable` calls.
///
/// It is open, since a compiler omits unused methods from the tables of other classes.
open class _TableTrial {
  /// An enumeration that Swift stores as the index of its case.
  public enum Style: Int, Sendable {
    case first, second
  }

  /// A description of the arguments that were passed to the initialiser.
  let given: String

  /// Creates an object without arguments.
  public init() { given = "nothing" }
  /// Creates an object with a rectangle.
  public init(frame: CGRect) { given = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" }
  /// Creates an object with a string.
  public init(reuseIdentifier: String?) { given = reuseIdentifier ?? "nil" }
  /// Creates an object with a style and a string.
  public init(style: Style, reuseIdentifier: String?) { given = "\(style) \(reuseIdentifier ?? "nil")" }
  /// Creates an object with a string and another object.
  public init(name: String?, other: _TableTrial?) { given = "\(name ?? "nil") \(other?.given ?? "nil")" }
  /// Creates an object with a string and two objects.
  public init(name: String?, first: _TableTrial, second: _TableTrial) {
    given = "\(name ?? "nil") \(first.given) \(second.given)"
  }
  /// Creates an object with three objects and a location.
  public init(first: _TableTrial, second: _TableTrial?, third: _TableTrial?, location: any NSTextLocation) {
    given = "\(first.given) \(second?.given ?? "nil") \(third?.given ?? "nil") \(location)"
  }
}

/// The subclass of which `isReadable` makes objects.
private final class TableTrialSubclass: _TableTrial {}

extension ClassTable {
  /// True if this version of Swift lays out method tables as expected. The check makes objects
  /// through the tables and reads their values.
  package static let isReadable: Bool = {
    guard let table = ClassTable(reading: _TableTrial.self), table.initializers.count == 7 else { return false }
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
      && given(
        table.make(
          type, at: 6, objects: (TableTrialSubclass(), nil, TableTrialSubclass()), location: TextOffset(5)))
        == "nothing nil nothing 5"
  }()
}
