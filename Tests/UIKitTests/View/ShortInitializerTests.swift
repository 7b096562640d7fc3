import Testing
import UIKit

@MainActor @Suite struct ShortInitializerTests {
  @Test func aVisualEffectViewWithoutAnEffectHasItsContent() {
    let view = UIVisualEffectView()
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    view.layoutIfNeeded()
    #expect(view.effect == nil && view.contentView.frame.size == CGSize(width: 8, height: 4))
    #expect(view.contentView.superview === view)
  }

  @Test func actionsOfRowsHaveTheirColours() {
    let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    #expect(action.backgroundColor == .systemRed && action.style == .default)
    action.backgroundColor = .systemBlue
    #expect((action.copy() as? UITableViewRowAction)?.backgroundColor == .systemBlue)
  }

  @Test func coloursOfCoreImageAreThoseOfUIKit() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    let parts: [CGFloat] = [color.red, color.green, color.blue, color.alpha]
    let expected: [CGFloat] = [0.25, 0.5, 0.75, 0.5]
    #expect(parts == expected)
    let read = UIColor(ciColor: CIColor(string: "1 0 0 0.5"))
    #expect(read == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CIColor(string: "0 1 0").alpha == 1)
  }
}
