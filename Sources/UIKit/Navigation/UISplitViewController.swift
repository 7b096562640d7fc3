import CoreGraphics
public import Foundation
import UIFoundation

/// A view controller that shows up to three child controllers beside each other. In a compact width
/// it shows only one of them.
///
/// All columns before the secondary one are 320 points wide. The width, and which column a compact
/// width shows, are from memory. Unlike on iOS, columns are not wrapped in navigation controllers,
/// and an iPad shows all of them in both orientations.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column of the controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The number of columns; unspecified for children that are set by `viewControllers`.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller whose children are set by column.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two columns. The name of the file is ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with two columns, without decoding anything.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The child controllers: the primary one, and then the others. If they are set, the last one is
  /// the secondary one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      var new: [Column: UIViewController] = [:]
      new[.primary] = newValue.first
      if newValue.count > 2 { new[.supplementary] = newValue[1] }
      if newValue.count > 1 { new[.secondary] = newValue.last }
      let changed = [Column.primary, .supplementary, .secondary].filter { columns[$0] !== new[$0] }
      for column in changed { setViewController(nil, for: column) }
      for column in changed { setViewController(new[column], for: column) }
    }
  }

  /// Sets the child controller of a column; nil removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      guard old !== vc else { return }
      columns[column] = nil
      takeOut(old, staying: false)
    }
    columns[column] = vc
    if let vc { adopt(vc) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the child controller of a column; nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// True if only one column is shown, since the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  private var shown: [UIViewController] {
    guard isCollapsed else { return viewControllers }
    return (columns[.compact] ?? viewControllers.last).map { [$0] } ?? []
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layOut = { [weak self] in self?.layOut() }
    view = container
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  private func layOut() {
    let (shown, room) = (shown, view.bounds)
    let all = [Column.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] }
    let hidden = all.filter { column in !shown.contains { $0 === column } }
    for child in hidden where child.viewIfLoaded?.superview === view { takeOut(child, staying: true) }
    var start: CGFloat = 0
    for child in shown {
      let width = child === shown.last ? max(0, room.width - start) : min(320, room.width)
      let frame = CGRect(x: start, y: 0, width: width, height: room.height)
      if child.viewIfLoaded?.superview !== view { put(child, into: view, frame: frame) }
      child.view.frame = frame
      start += width
    }
  }
}
