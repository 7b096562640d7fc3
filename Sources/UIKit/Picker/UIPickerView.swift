import CoreGraphics
public import Foundation
import UIFoundation

/// Wheels of rows. Each is drawn flat: the selected row in the middle, the rows around it paler.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that says what the wheels have.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that says how they look.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// True if the selected row is marked, as it always is.
  open var showsSelectionIndicator = true
  private var selected: [Int] = []

  /// Wheels with a frame, 320 by 216 points if it is empty.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
    isOpaque = false
  }

  /// Wheels of an interface file, of which there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let even = numberOfComponents > 0 ? bounds.width / CGFloat(numberOfComponents) : 0
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return CGSize(width: width < 0 ? even : width, height: height < 0 ? 32 : height)
  }

  /// Returns the view of a row, if the delegate has views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks again what all wheels have.
  open func reloadAllComponents() {
    selected = (0..<numberOfComponents).map { component in
      let old = selected.indices.contains(component) ? selected[component] : 0
      return max(0, min(old, numberOfRows(inComponent: component) - 1))
    }
    setNeedsDisplay()
  }

  /// Asks again what a wheel has.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turns a wheel to a row, at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if !selected.indices.contains(component) { reloadAllComponents() }
    guard selected.indices.contains(component) else { return }
    selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// Returns the selected row of a wheel, or −1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return selected.indices.contains(component) ? selected[component] : 0
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    let mark = CGRect(x: bounds.minX + 9, y: bounds.midY - 16, width: max(0, bounds.width - 18), height: 32)
    UIBezierPath(roundedRect: mark, cornerRadius: 8).fill()
    var x = bounds.minX
    for component in 0..<numberOfComponents {
      let size = rowSize(forComponent: component)
      let middle = selectedRow(inComponent: component)
      for row in max(0, middle - 3)..<max(0, min(numberOfRows(inComponent: component), middle + 4)) {
        let y = bounds.midY + (CGFloat(row - middle) - 0.5) * size.height
        draw(
          row, of: component, isSelected: row == middle, in: CGRect(x: x, y: y, width: size.width, height: size.height))
      }
      x += size.width
    }
  }

  private func draw(_ row: Int, of component: Int, isSelected: Bool, in frame: CGRect) {
    let looks: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isSelected ? 21 : 18),
      .foregroundColor: UIColor.label.withAlphaComponent(isSelected ? 1 : 0.4),
    ]
    let plain = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    guard let title = attributed ?? plain.map({ NSAttributedString(string: $0, attributes: looks) }) else { return }
    let size = title.size()
    title.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
  }
}

/// The object that says what the wheels have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that says how wheels look. A method that is left out leaves it to the wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel; below 0 it is an even part.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel; below 0 it is the usual one.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with its looks.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after the user turned a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An even part.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  /// The usual height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view with nothing on it.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
