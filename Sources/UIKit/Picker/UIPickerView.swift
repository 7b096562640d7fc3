import CoreGraphics
public import Foundation
import UIFoundation

/// A view of wheels with rows. The selected row is in the middle; the other rows are paler and
/// foreshortened as on a drum. Wheels move without an animation, after a tap on a row or at the end
/// of a drag.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that supplies the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate that supplies the content of the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// True if the selected row should be marked. Galley always marks it.
  open var showsSelectionIndicator = true
  private var selected: [Int] = []
  private var rowViews: [UIView] = []
  private var touchStart: CGPoint?

  /// Creates a picker view with a frame. An empty frame becomes 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
    isOpaque = false
  }

  /// Creates a picker view without decoding anything from an interface file.
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

  /// Returns the view of a row; nil if the delegate supplies no view for it.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view is NoRowView ? nil : view
  }

  /// Reloads all wheels from data source and delegate.
  open func reloadAllComponents() {
    selected = (0..<numberOfComponents).map { component in
      let old = selected.indices.contains(component) ? selected[component] : 0
      return max(0, min(old, numberOfRows(inComponent: component) - 1))
    }
    showRowViews()
  }

  /// Reloads a wheel from data source and delegate. In Galley it reloads all wheels.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turns a wheel to a row without an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if !selected.indices.contains(component) { reloadAllComponents() }
    guard selected.indices.contains(component) else { return }
    selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    showRowViews()
  }

  /// Returns the index of the selected row of a wheel; −1 if there is none.
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
    for place in places where view(forRow: place.row, forComponent: place.component) == nil { draw(place) }
  }

  /// A visible row, and its position on the drum.
  private struct Place {
    var component: Int
    var row: Int
    var center: CGPoint
    var size: CGSize
    /// The height of the foreshortened row as a fraction of the full height, 0…1.
    var foreshortening: CGFloat
    var isSelected: Bool
  }

  private var places: [Place] {
    var x = bounds.minX
    let radius = max(bounds.height / 2, 1)
    return (0..<numberOfComponents).flatMap { component -> [Place] in
      let size = rowSize(forComponent: component)
      let middle = selectedRow(inComponent: component)
      defer { x += size.width }
      let reach = size.height > 0 ? Int(1.4 * radius / size.height) : 0
      let rows = max(0, middle - reach)..<max(0, min(numberOfRows(inComponent: component), middle + reach + 1))
      return rows.map { row in
        let angle = CGFloat(row - middle) * size.height / radius
        return Place(
          component: component, row: row, center: CGPoint(x: x + size.width / 2, y: bounds.midY + radius * sin(angle)),
          size: size, foreshortening: cos(angle), isSelected: row == middle)
      }
    }
  }

  private func draw(_ place: Place) {
    let strength = place.isSelected ? 1 : 0.5 * place.foreshortening
    let looks: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.label.withAlphaComponent(strength),
    ]
    let plain = delegate?.pickerView(self, titleForRow: place.row, forComponent: place.component)
    let attributed = delegate?.pickerView(self, attributedTitleForRow: place.row, forComponent: place.component)
    guard let title = attributed ?? plain.map({ NSAttributedString(string: $0, attributes: looks) }),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let size = title.size()
    context.saveGState()
    if place.isSelected {
      context.translateBy(x: place.center.x, y: place.center.y)
    } else {
      context.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: place.foreshortening, tx: place.center.x, ty: place.center.y))
    }
    title.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2))
    context.restoreGState()
  }

  /// Positions the delegate's row views on the drum.
  private func showRowViews() {
    setNeedsDisplay()
    for view in rowViews { view.removeFromSuperview() }
    rowViews = places.compactMap { place in
      guard let view = view(forRow: place.row, forComponent: place.component) else { return nil }
      view.bounds.size = place.size
      view.center = place.center
      view.transform = CGAffineTransform(scaleX: 1, y: place.foreshortening)
      view.alpha = place.isSelected ? 1 : 0.5 * place.foreshortening
      addSubview(view)
      return view
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRowViews()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first?.location(in: self)
  }

  /// Turns the wheel under the finger by the dragged distance, or to the tapped row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = touchStart, let end = touches.first?.location(in: self),
      let near = places.filter({ abs($0.center.x - start.x) <= $0.size.width / 2 }).min(by: {
        abs($0.center.y - end.y) < abs($1.center.y - end.y)
      })
    else { return }
    touchStart = nil
    let moved = start.y - end.y
    let old = selectedRow(inComponent: near.component)
    let row = abs(moved) < 8 ? near.row : old + Int((moved / near.size.height).rounded())
    selectRow(row, inComponent: near.component, animated: true)
    let new = selectedRow(inComponent: near.component)
    if new != old { delegate?.pickerView(self, didSelectRow: new, inComponent: near.component) }
  }
}

/// A placeholder for rows without a view. The delegate returns it by default.
private final class NoRowView: UIView {}

/// The object that supplies the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate that supplies the content of the rows. By default the picker view chooses sizes and
/// shows no text.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel; a negative number means an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows; a negative number means the default height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; nil for no title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row, which takes precedence over the plain title; nil to use
  /// the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which takes precedence over titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns a negative number by default: the wheels share the width equally.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  /// Returns a negative number by default: the rows have the default height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
  /// Returns nil by default.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a placeholder by default, which means that the row has no view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
