import Testing
import UIKit

/// Cells and bars in right-to-left interfaces, where everything is on the other side.
@MainActor struct RightToLeftTests {
  private func cell(_ style: UITableViewCell.CellStyle, isMirrored: Bool) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Seats"
    cell.detailTextLabel?.text = "Two"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func labelsOfCellsAreMirrored(style: UITableViewCell.CellStyle) throws {
    let (plain, mirrored) = (cell(style, isMirrored: false), cell(style, isMirrored: true))
    for path in [\UITableViewCell.textLabel, \.detailTextLabel] {
      guard let view = plain[keyPath: path] else { continue }
      let frame = plain.convert(view.bounds, from: view)
      let other = try #require(mirrored[keyPath: path])
      let mirror = mirrored.convert(other.bounds, from: other)
      #expect(mirror == CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
    }
    #expect(plain.contentView.frame.minX == 0 && mirrored.contentView.frame.maxX == 320)
  }

  @Test func itemsOfToolbarsBeginAtTheRight() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, last) = (UIView(), UIView())
    for view in [first, last] { view.addConstraint(view.widthAnchor.constraint(equalToConstant: 40)) }
    let items = [first, last].map { UIBarButtonItem(customView: $0) }
    for item in items { item.width = 40 }
    bar.items = [items[0], UIBarButtonItem(systemItem: .flexibleSpace), items[1]]
    bar.layoutIfNeeded()
    #expect(first.frame.minX == 16 && last.frame.maxX == 304)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(first.frame.maxX == 304 && last.frame.minX == 16)
  }

  @Test func anItemOfABarMayToggleItsSelection() {
    let item = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    item.press()
    #expect(!item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    item.press()
    #expect(item.isSelected)
    item.press()
    #expect(!item.isSelected)
  }

  @Test func aCellKeepsTheAlignmentThatCodeChose() {
    let cell = cell(.value2, isMirrored: false)
    #expect(cell.textLabel?.textAlignment == .right)
    cell.textLabel?.textAlignment = .center
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.textAlignment == .center)
  }
}
