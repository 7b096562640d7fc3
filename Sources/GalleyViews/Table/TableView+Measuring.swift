public import GalleyBase
import GalleyText

/// The positions of a table's rows, headers and footers in one width.
struct TablePlan {
  /// The vertical positions of sections and rows. The spans of rows include their separators.
  var geometry: TableGeometry
  /// The separator heights of each section's rows; 0 for a row without a separator.
  var separators: [[Double]] = []
}

extension TableView {
  /// The rectangles of the rows, in the coordinates of the content. They include insets and exclude
  /// separators.
  public final var rowFrames: [Rect] {
    let plan = plan(inWidth: bounds.width)
    return zip(plan.geometry.sections, plan.separators).flatMap { section, separators in
      zip(section.rows, separators).map { row, separator in
        Rect(x: groupInset, y: row.start, width: groupWidth(in: bounds.width), height: row.height - separator)
      }
    }
  }

  /// The distance of groups from the left and right edges of the table, in points; 0 unless the
  /// style is `insetGrouped`.
  var groupInset: Double { style == .insetGrouped ? TableMetrics.groupInset : 0 }

  func groupWidth(in width: Double) -> Double { max(0, width - 2 * groupInset) }

  /// Returns the positions of rows, headers and footers in a table of the given width. The last
  /// result is cached.
  func plan(inWidth width: Double) -> TablePlan {
    if let measuredPlan, measuredPlan.geometry.width == width { return measuredPlan }
    styleRows()
    styleTitles(inWidth: groupWidth(in: width))
    var plan = TablePlan(geometry: TableGeometry(width: width))
    var views = rowViews[...]
    for (index, section) in sections.enumerated() {
      let header = heightOfHeader(ofSection: index, inWidth: width)
      let hasPadding = style == .plain && sections[index].header != nil
      plan.geometry.beginSection(padding: hasPadding ? TableMetrics.headerPadding : 0, header: header)
      plan.separators.append([])
      for (place, row) in section.rows.enumerated() {
        guard let view = views.popFirst() else { break }
        let isLast = place == section.rows.count - 1
        let hasSeparator = showsSeparators && !(isLast && style == .insetGrouped)
        let separator = hasSeparator ? (1 / context.scale).onLengthGrid : 0
        plan.separators[index].append(separator)
        plan.geometry.addRow(height(of: row, view, separator, inWidth: groupWidth(in: width)))
      }
      plan.geometry.endSection(footer: heightOfFooter(ofSection: index, inWidth: width))
    }
    measuredPlan = plan
    return plan
  }

  /// Returns the height of a row, including its separator.
  ///
  /// The separator is added below the insets of a view, but is part of the minimum height of a cell.
  private func height(of row: TableRow, _ view: View, _ separator: Double, inWidth width: Double) -> Double {
    let grid = PixelGrid(scale: 1)
    guard view is TableCell else {
      let inner = max(0, width - rowInsets.width)
      let height = max(0, row.height ?? heightOfContent(of: view, inWidth: inner))
      return grid.ceilHolding(height) + rowInsets.height + separator
    }
    let height = row.height.map { grid.ceilHolding(max(0, $0)) }
    let fitted = view.fittingSize(in: Size(width: width, height: .infinity)).height
    return height ?? (fitted > TableMetrics.leastRowHeight ? fitted + separator : fitted)
  }

  private func styleTitles(inWidth width: Double) {
    for (isFooter, views) in [(false, headerViews), (true, footerViews)] {
      for case let title as TableTitle in views {
        title.adopt(isFooter: isFooter, isGrouped: style != .plain, inWidth: width)
      }
    }
  }

  private func heightOfHeader(ofSection section: Int, inWidth width: Double) -> Double {
    headerViews[section].map { heightOfEnd($0, inWidth: groupWidth(in: width)) }
      ?? TableMetrics.emptyHeaderHeight(ofSection: section, isGrouped: style != .plain)
  }

  private func heightOfFooter(ofSection section: Int, inWidth width: Double) -> Double {
    footerViews[section].map { heightOfEnd($0, inWidth: groupWidth(in: width)) }
      ?? TableMetrics.emptyFooterHeight(isGrouped: style != .plain)
  }

  private func heightOfEnd(_ view: View, inWidth width: Double) -> Double {
    let height = PixelGrid(scale: 1).ceilHolding(view.rowHeight(inWidth: width))
    return view is TableTitle ? max(TableMetrics.leastTitleHeight, height) : height
  }

  /// Returns the natural height of a row's view in a width.
  ///
  /// Row heights are whole points with either measure; rows that size themselves in UIKit have whole pixels, so at
  /// three pixels a point they may be lower.
  private func heightOfContent(of view: View, inWidth width: Double) -> Double {
    guard width > 0, rowMeasure == .boundingRect, let label = view as? Label else {
      return view.rowHeight(inWidth: width)
    }
    return label.boundingHeight(inWidth: width)
  }

  var widthOfWidestRow: Double {
    styleRows()
    let widest = rowViews.reduce(0) { widest, view in
      if view is TableCell { return max(widest, view.sizeThatFits(.zero).width) }
      guard let label = view as? Label else { return max(widest, view.frame.width + rowInsets.width) }
      return max(widest, label.naturalContentSize.width + rowInsets.width)
    }
    return widest + 2 * groupInset
  }
}

extension View {
  /// Returns the natural height of the view in a width. For a label, its lines determine the
  /// height; for other views their constraints, if there are any.
  final func rowHeight(inWidth width: Double) -> Double {
    // For views with text, a width of 0 would mean no limit.
    if width == 0, asTextShowing != nil { return 0 }
    guard let label = self as? Label else {
      return arrangesByConstraints && host == nil
        ? fittingHeight(inWidth: width) : fittingSize(in: Size(width: width, height: .infinity)).height
    }
    let preferredWidth = label.preferredMaxLayoutWidth
    defer { label.preferredMaxLayoutWidth = preferredWidth }
    label.preferredMaxLayoutWidth = width
    return label.naturalContentSize.height
  }
}

extension Label {
  /// Returns the height of the label's text in a width by string drawing, plus insets. The text has
  /// its displayed attributes, and the line gaps of its fonts are included.
  fileprivate func boundingHeight(inWidth width: Double) -> Double {
    guard text?.isEmpty == false else { return insets.height }
    let rect = measuredText.boundingRect(
      with: Size(width: width - insets.width, height: .infinity), options: [.usesLineFragmentOrigin, .usesFontLeading],
      in: context)
    return rect.height + insets.height
  }
}
