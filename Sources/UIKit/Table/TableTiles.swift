import CoreGraphics
import Foundation
import GalleyViews
import QuartzCore
import UIFoundation

/// The visible views of a table view, and the unused views to reuse.
@MainActor
final class TableTiles {
  var geometry: TableGeometry?
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  private(set) var headers: [Int: UIView] = [:]
  private(set) var footers: [Int: UIView] = [:]
  var cellQueue = ReuseQueue<UITableViewCell>()
  var viewQueue = ReuseQueue<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []
  var depthOfUpdates = 0
  /// The cells that stay visible while they are reconfigured.
  var kept: [IndexPath: UITableViewCell] = [:]
  /// Cells that were created for measuring and will be shown soon.
  private var prepared: [IndexPath: UITableViewCell] = [:]
  private var isMeasuring = false

  /// Removes all views, so that they are requested again.
  func forget(in table: UITableView) {
    for path in cells.keys.sorted() { remove(row: path, from: table) }
    for section in headers.keys.sorted() { remove(header: section, from: table) }
    for section in footers.keys.sorted() { remove(footer: section, from: table) }
    for cell in prepared.values { cellQueue.put(cell, for: cell.reuseIdentifier) }
    prepared = [:]
    selected = []
    geometry = nil
  }

  // MARK: Measuring

  /// Returns the geometry of all rows, headers and footers in the table view's width.
  func measured(for table: UITableView) -> TableGeometry {
    let width = table.bounds.width
    if let geometry, geometry.width == width { return geometry }
    guard !isMeasuring else { return geometry ?? TableGeometry(width: width) }
    isMeasuring = true
    defer { isMeasuring = false }
    if geometry != nil { styleCells(of: table) }
    let new = measure(table, width: width)
    geometry = new
    return new
  }

  func contentSize(of table: UITableView) -> CGSize {
    CGSize(width: table.bounds.width, height: measured(for: table).height)
  }

  private func measure(_ table: UITableView, width: CGFloat) -> TableGeometry {
    var geometry = TableGeometry(width: width)
    geometry.addHeader(Double(table.tableHeaderView?.frame.height ?? 0))
    let source = table.dataSource
    let sections = source?.numberOfSections(in: table) ?? 0
    let visible = table.bounds
    for section in 0..<sections {
      let header = height(ofHeader: section, in: table)
      geometry.beginSection(padding: padding(above: section, header: header, in: table), header: header)
      for row in 0..<(source?.tableView(table, numberOfRowsInSection: section) ?? 0) {
        let path = IndexPath(row: row, section: section)
        geometry.addRow(height(ofRow: path, in: table, keepingCell: geometry.height < visible.maxY))
      }
      geometry.endSection(footer: height(ofFooter: section, in: table))
    }
    geometry.addFooter(Double(table.tableFooterView?.frame.height ?? 0))
    return geometry
  }

  private func height(ofRow path: IndexPath, in table: UITableView, keepingCell: Bool) -> CGFloat {
    let height = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    let shown = cells[path]
    guard height == UITableView.automaticDimension, let cell = shown ?? makeCell(at: path, in: table) else {
      return height
    }
    style(cell, in: table)
    let fitted = cell.fittedHeight(inWidth: cellWidth(in: table))
    guard shown == nil else { return fitted }
    if keepingCell { prepared[path] = cell } else { cellQueue.put(cell, for: cell.reuseIdentifier) }
    return fitted
  }

  private func padding(above section: Int, header: CGFloat, in table: UITableView) -> CGFloat {
    guard table.style == .plain, header > 0 else { return 0 }
    let padding = table.sectionHeaderTopPadding
    return padding == UITableView.automaticDimension ? TableMetrics.headerPadding : padding
  }

  private func height(ofHeader section: Int, in table: UITableView) -> CGFloat {
    let height = table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
    guard height == UITableView.automaticDimension else { return height }
    if let view = header(of: section, in: table) { return view.fittedHeight(inWidth: cellWidth(in: table)) }
    return TableMetrics.emptyHeaderHeight(ofSection: section, isGrouped: table.style != .plain)
  }

  private func height(ofFooter section: Int, in table: UITableView) -> CGFloat {
    let height = table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
    guard height == UITableView.automaticDimension else { return height }
    if let view = footer(of: section, in: table) { return view.fittedHeight(inWidth: cellWidth(in: table)) }
    return TableMetrics.emptyFooterHeight(isGrouped: table.style != .plain)
  }

  // MARK: Views

  private func header(of section: Int, in table: UITableView) -> UIView? {
    if let view = headers[section] { return view }
    let view =
      table.delegate?.tableView(table, viewForHeaderInSection: section)
      ?? titled(table.dataSource?.tableView(table, titleForHeaderInSection: section), isFooter: false, in: table)
    headers[section] = view
    return view
  }

  private func footer(of section: Int, in table: UITableView) -> UIView? {
    if let view = footers[section] { return view }
    let view =
      table.delegate?.tableView(table, viewForFooterInSection: section)
      ?? titled(table.dataSource?.tableView(table, titleForFooterInSection: section), isFooter: true, in: table)
    footers[section] = view
    return view
  }

  private func titled(_ title: String?, isFooter: Bool, in table: UITableView) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isGrouped = table.style != .plain
    view.isFooter = isFooter
    view.textLabel?.text = view.isGrouped && !isFooter ? title.uppercased() : title
    if !view.isGrouped { view.contentView.backgroundColor = .systemBackground }
    return view
  }

  /// Returns the distance of grouped rows from the edges of the table view, in points; 0 unless the
  /// style is `insetGrouped`.
  private func groupInset(of table: UITableView) -> CGFloat {
    table.style == .insetGrouped ? TableMetrics.groupInset : 0
  }

  private func cellWidth(in table: UITableView) -> CGFloat {
    table.bounds.width - 2 * groupInset(of: table)
  }

  private func style(_ cell: UITableViewCell, in table: UITableView) {
    cell.separation = (table.separatorStyle, table.separatorColor, table.ownSeparatorInset)
    if cell.bounds.width != cellWidth(in: table) { cell.frame.size.width = cellWidth(in: table) }
  }

  func styleCells(of table: UITableView) {
    for cell in cells.values { style(cell, in: table) }
  }

  private func remove(row path: IndexPath, from table: UITableView) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cellQueue.put(cell, for: cell.reuseIdentifier)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  private func remove(header section: Int, from table: UITableView) {
    guard let view = headers.removeValue(forKey: section) else { return }
    take(view)
    table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func remove(footer section: Int, from table: UITableView) {
    guard let view = footers.removeValue(forKey: section) else { return }
    take(view)
    table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
  }

  private func take(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { viewQueue.put(view, for: view.reuseIdentifier) }
  }

  // MARK: Layout

  /// Shows the rows, headers and footers within the bounds.
  func layOut(in table: UITableView) {
    let geometry = measured(for: table)
    let size = contentSize(of: table)
    if table.contentSize != size { table.contentSize = size }
    let top = Double(table.bounds.minY)
    let range = top...max(top, Double(table.bounds.maxY))
    table.backgroundView?.frame = table.bounds
    place(table.tableHeaderView, at: geometry.header, in: table)
    place(table.tableFooterView, at: geometry.footer, in: table)
    layOutRows(geometry, range, in: table)
    for section in geometry.sections.indices { layOutEnds(of: section, geometry, range, in: table) }
  }

  private func place(_ view: UIView?, at span: TableGeometry.Span, in table: UITableView) {
    guard let view else { return }
    view.frame = table.rect(of: span).insetBy(dx: groupInset(of: table), dy: 0)
    if view.superview !== table { table.addSubview(view) }
  }

  private func layOutRows(_ geometry: TableGeometry, _ range: ClosedRange<Double>, in table: UITableView) {
    let wanted = geometry.rows(in: range)
    for path in Set(cells.keys).subtracting(wanted).sorted() { remove(row: path, from: table) }
    for path in wanted {
      guard let span = geometry.row(at: path) else { continue }
      let isNew = cells[path] == nil
      guard
        let cell = cells[path] ?? prepared.removeValue(forKey: path)
          ?? makeCell(at: path, in: table)
      else { continue }
      cells[path] = cell
      style(cell, in: table)
      cell.frame = table.rect(of: span).insetBy(dx: groupInset(of: table), dy: 0)
      round(cell, at: path, of: geometry, in: table)
      guard isNew else { continue }
      cell.isSelected = selected.contains(path)
      table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
      table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    }
    for (path, cell) in prepared where !wanted.contains(path) { cellQueue.put(cell, for: cell.reuseIdentifier) }
    prepared = [:]
  }

  /// Returns the data source's cell for a row, indented as the delegate says.
  private func makeCell(at path: IndexPath, in table: UITableView) -> UITableViewCell? {
    let cell = table.dataSource?.tableView(table, cellForRowAt: path)
    let level = table.delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0
    if let cell, level != 0 || cell.isIndentedByTable {
      (cell.indentationLevel, cell.isIndentedByTable) = (level, level != 0)
    }
    return cell
  }

  private func round(_ cell: UITableViewCell, at path: IndexPath, of geometry: TableGeometry, in table: UITableView) {
    guard table.style == .insetGrouped else { return }
    let count = geometry.sections[path.section].rows.count
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }

  private func layOutEnds(
    of section: Int, _ geometry: TableGeometry, _ range: ClosedRange<Double>, in table: UITableView
  ) {
    let part = geometry.sections[section]
    let top = table.bounds.minY + table.adjustedContentInset.top
    let sticky = table.style == .plain ? geometry.stickyHeader(of: section, top: top) : part.header
    if sticky.height > 0, sticky.meets(range), let view = header(of: section, in: table) {
      let isNew = view.superview !== table
      if isNew { table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section) }
      place(view, at: sticky, in: table)
      table.bringSubviewToFront(view)
    } else {
      remove(header: section, from: table)
    }
    if part.footer.height > 0, part.footer.meets(range), let view = footer(of: section, in: table) {
      let isNew = view.superview !== table
      if isNew { table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section) }
      place(view, at: part.footer, in: table)
    } else {
      remove(footer: section, from: table)
    }
  }
}

extension UIView {
  /// Returns the height of the content in the given width: from its constraints, or else from
  /// `sizeThatFits(_:)`.
  final func fittedHeight(inWidth width: CGFloat) -> CGFloat {
    let isPlain = constraints.isEmpty && !(self is UITableViewCell) && !(self is UITableViewHeaderFooterView)
    if isPlain { return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
