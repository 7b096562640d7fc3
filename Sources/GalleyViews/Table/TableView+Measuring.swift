public import GalleyBase
import GalleyText

/// The heights of a table's rows in some width.
struct TableHeights {
  var width: Double
  /// Of each row, insets included, without its separator.
  var rows: [Double]
  /// Height of a separator; 0 if there are none.
  var separator: Double

  /// Height of all rows.
  var total: Double { rows.reduce(0) { $0 + $1 + separator } }
}

extension TableView {
  /// The rectangle of each row in the coordinates of the content, insets included, its separator left out.
  public final var rowFrames: [Rect] {
    let heights = heights(inWidth: bounds.width)
    var top = 0.0
    return heights.rows.map { height in
      defer { top += height + heights.separator }
      return Rect(x: 0, y: top, width: bounds.width, height: height)
    }
  }

  /// The heights in a width; remembered for the last one.
  func heights(inWidth width: Double) -> TableHeights {
    if let measuredHeights, measuredHeights.width == width { return measuredHeights }
    styleRows()
    let inner = max(0, width - rowInsets.width)
    let grid = PixelGrid(scale: 1)
    let heights = TableHeights(
      width: width,
      rows: zip(rows, rowViews).map { row, view in
        grid.ceilHolding(max(0, row.height ?? heightOfContent(of: view, inWidth: inner))) + rowInsets.height
      },
      separator: showsSeparators ? (1 / context.scale).onLengthGrid : 0)
    measuredHeights = heights
    return heights
  }

  /// The height that a row's view asks for. Whatever it is measured by, a row is whole points high: rows that size
  /// themselves on UIKit are whole pixels, which at three pixels a point may be less.
  private func heightOfContent(of view: View, inWidth width: Double) -> Double {
    // To views that show text a width of 0 would be no limit.
    if width == 0, view is any TextShowing { return 0 }
    guard let label = view as? Label else {
      return view.arrangesByConstraints && view.host == nil
        ? view.fittingHeight(inWidth: width) : view.fittingSize(in: Size(width: width, height: .infinity)).height
    }
    switch rowMeasure {
    case .intrinsicContentSize:
      let preferredWidth = label.preferredMaxLayoutWidth
      defer { label.preferredMaxLayoutWidth = preferredWidth }
      label.preferredMaxLayoutWidth = width
      return label.naturalContentSize.height
    case .boundingRect:
      return label.boundingHeight(inWidth: width)
    }
  }

  var widthOfWidestRow: Double {
    styleRows()
    let widest = rowViews.reduce(0) { widest, view in
      guard let label = view as? Label else { return max(widest, view.frame.width) }
      return max(widest, label.naturalContentSize.width)
    }
    return widest + rowInsets.width
  }
}

extension Label {
  /// The height of the label's text in a width by string drawing, insets added: the text with the
  /// attributes that are displayed, though with the gap of its fonts.
  fileprivate func boundingHeight(inWidth width: Double) -> Double {
    guard text?.isEmpty == false else { return insets.height }
    let rect = measuredText.boundingRect(
      with: Size(width: width - insets.width, height: .infinity), options: [.usesLineFragmentOrigin, .usesFontLeading],
      in: context)
    return rect.height + insets.height
  }
}
