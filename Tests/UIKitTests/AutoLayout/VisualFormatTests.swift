import Testing

@testable import UIKit

@MainActor @Suite struct VisualFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let first = BoxView(30, 20)
  let second = BoxView(40, 10)

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: ["first": first, "second": second]))
    root.layoutIfNeeded()
  }

  @Test func aRow() {
    activate("H:|-[first(>=50@750)]-gap-[second(==first)]-|", [.alignAllTop], ["gap": 12])
    activate("V:|-(5)-[first(30)]")
    #expect(first.frame == CGRect(x: 8, y: 5, width: 86, height: 30))
    #expect(second.frame == CGRect(x: 106, y: 5, width: 86, height: 10))
  }

  @Test func aColumn() {
    activate("V:|[first]-[second]", [.alignAllTrailing])
    activate("[first]-20-|")
    #expect(first.frame == CGRect(x: 150, y: 0, width: 30, height: 20))
    #expect(second.frame == CGRect(x: 140, y: 28, width: 40, height: 10))
  }

  @Test func fromRightToLeft() {
    activate("|-10-[first]-(>=5,==7@500)-[second]", [.directionRightToLeft])
    #expect(first.frame.maxX == 190)
    #expect(second.frame.maxX == 153)
  }

  @Test(arguments: [
    ("H:|[a(>50)]", 7), ("[a", 2), ("|-|", 3), ("H:|[a]-x[b]", 8), ("V:|[a]|[b]", 7), ("", 0), ("[a]-5", 5),
    ("[a(5@)]", 5), ("[]", 1),
  ])
  func mistakesHaveAPlace(format: String, position: Int) {
    #expect { try VisualFormatReader.read(format) } throws: { ($0 as? VisualFormatError)?.position == position }
  }

  @Test func aPriorityMayBeAMetric() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(100@high)]", metrics: ["high": 600], views: ["a": UIView()])
    #expect(constraints.map(\.priority.rawValue) == [600])
  }
}
