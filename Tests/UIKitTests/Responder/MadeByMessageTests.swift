import Testing
import UIKit

/// Objects of classes that are known only when the program runs are made by the class's own initialiser.
@MainActor @Suite struct MadeByMessageTests {
  private final class Card: UIView {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame \(frame.width)"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Cell: UITableViewCell {
    var made = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = "\(style) \(reuseIdentifier ?? "nil")"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    var made = ""
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      made = "\(nibNameOrNil ?? "nil") \(nibBundleOrNil == Bundle.main)"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Step: UIStoryboardSegue {}

  @Test func viewsAreMade() {
    #expect(galley_make(Card.self).made == "frame 0.0")
    #expect(galley_make(Card.self, frame: CGRect(x: 0, y: 0, width: 7, height: 1)).made == "frame 7.0")
    let type: UIView.Type = Card.self
    #expect(galley_make(type) is Card)
    #expect(galley_make(UITableViewHeaderFooterView.self, reuseIdentifier: "a").reuseIdentifier == "a")
  }

  @Test(arguments: [nil, "a", "an identifier that is longer than fifteen bytes"])
  func cellsAndControllersAreMade(name: String?) {
    let cell = galley_make(Cell.self, style: .value1, reuseIdentifier: name)
    #expect(cell.made == "value1 \(name ?? "nil")" && cell.reuseIdentifier == name)
    #expect(galley_make(Screen.self, nibName: name, bundle: nil).made == "\(name ?? "nil") false")
    #expect(galley_make(Screen.self, nibName: name, bundle: .main).made == "\(name ?? "nil") true")
  }

  @Test func objectsAreReleasedWithTheOneThatHasThem() {
    weak var released: UIViewController?
    do {
      let source = UIViewController()
      released = source
      let step = galley_make(Step.self, identifier: "a", source: source, destination: UIViewController())
      #expect(step.source === source && step.identifier == "a")
    }
    #expect(released == nil)
  }
}
