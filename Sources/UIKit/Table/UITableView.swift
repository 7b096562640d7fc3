public import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// A view that shows rows in a column, grouped in sections.
///
/// The heights of all rows are determined at the first layout or after `reloadData()`, so the content size is exact:
/// estimates are kept, but never used. Changes happen at once; a change of single rows reloads the visible rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public final let style: Style
  final var tiles = TableTiles()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    assemble()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      measureAgain()
    }
  }

  // MARK: Look

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { measureAgain() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { measureAgain() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { measureAgain() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { measureAgain() } }
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { measureAgain() } }
  open var separatorColor: UIColor? = .separator { didSet { tiles.styleCells(of: self) } }
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? UIEdgeInsets(top: 0, left: TableMetrics.margin(inWidth: bounds.width), bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      tiles.styleCells(of: self)
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open func reloadSectionIndexTitles() {}

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measureAgain()
  }

  // MARK: Rows

  open func reloadData() {
    tiles.forget(in: self)
    setNeedsLayout()
  }
  private func measureAgain() {
    tiles.geometry = nil
    setNeedsLayout()
  }
  open var numberOfSections: Int { tiles.measured(for: self).sections.count }
  open func numberOfRows(inSection section: Int) -> Int { tiles.measured(for: self).sections[section].rows.count }
  open func rect(forSection section: Int) -> CGRect { rect(of: tiles.measured(for: self).sections[section].span) }
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: tiles.measured(for: self).sections[section].header)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: tiles.measured(for: self).sections[section].footer)
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    tiles.measured(for: self).row(at: indexPath).map { rect(of: $0) } ?? .zero
  }
  final func rect(of span: TableGeometry.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tiles.measured(for: self).rows(in: point.y...point.y.nextUp).first
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    layoutIfNeeded()
    return tiles.cells.first { $0.value === cell }?.key
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    tiles.measured(for: self).rows(in: rect.minY...max(rect.minY, rect.maxY))
  }
  /// Returns the cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return tiles.cells[indexPath]
  }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return tiles.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return tiles.cells.keys.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return tiles.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return tiles.footers[section] as? UITableViewHeaderFooterView
  }
  open override var contentSize: CGSize {
    get {
      if dataSource != nil { super.contentSize = tiles.contentSize(of: self) }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: rectForRow(at: indexPath), at: scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
  private func scroll(to rect: CGRect, at position: ScrollPosition, animated: Bool) {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY - inset.top - room
    }
    let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last)), animated: animated)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    tiles.cellQueue.register(cellClass, for: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    tiles.cellQueue.register(nib, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.viewQueue.register(aClass, for: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.viewQueue.register(nib, for: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let table = ClassTable(of: UITableViewCell.self)
    let found = tiles.cellQueue.take(identifier) {
      table.make($0, style: UITableViewCell.CellStyle.default.rawValue, string: identifier)
    }
    if let found, !found.isNew { found.item.prepareForReuse() }
    return found?.item
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = tiles.kept.removeValue(forKey: indexPath), cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class or nib is registered for cells with the identifier \(identifier)")
    }
    return cell
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let table = ClassTable(of: UITableViewHeaderFooterView.self)
    let found = tiles.viewQueue.take(identifier) { table.make($0, string: identifier) }
    if let found, !found.isNew { found.item.prepareForReuse() }
    return found?.item
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }
  open func beginUpdates() { tiles.depthOfUpdates += 1 }
  open func endUpdates() {
    tiles.depthOfUpdates = max(0, tiles.depthOfUpdates - 1)
    reloadUnlessUpdating()
  }
  private func reloadUnlessUpdating() {
    guard tiles.depthOfUpdates == 0 else { return }
    let selected = tiles.selected
    reloadData()
    tiles.selected = selected.filter { tiles.measured(for: self).row(at: $0) != nil }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadUnlessUpdating() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadUnlessUpdating() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadUnlessUpdating() }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = tiles.cells[path] else { continue }
      tiles.kept[path] = cell
      let new = dataSource?.tableView(self, cellForRowAt: path)
      precondition(new === cell, "a cell that is reconfigured must be dequeued for the index path of its row")
    }
    measureAgain()
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadUnlessUpdating() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadUnlessUpdating() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadUnlessUpdating() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadUnlessUpdating() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadUnlessUpdating() }
  open var hasUncommittedUpdates: Bool { tiles.depthOfUpdates > 0 }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var dragInteractionEnabled = false
  open var indexPathForSelectedRow: IndexPath? { tiles.selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { tiles.selected.isEmpty ? nil : tiles.selected.sorted() }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !maySelectSeveral || indexPath == nil {
      for path in tiles.selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    tiles.selected.insert(indexPath)
    tiles.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    tiles.selected.remove(indexPath)
    tiles.cells[indexPath]?.setSelected(false, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tiles.layOut(in: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self), let path = indexPathForRow(at: point) else { return }
    tap(row: path)
  }
}
