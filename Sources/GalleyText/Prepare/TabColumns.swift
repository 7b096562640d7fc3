import GalleyBase
import GalleyUnicode

/// The positions of columns with automatic tab stops. They are computed from the cells of one text,
/// or of several texts that are to be aligned.
///
/// Not in UIKit, where authors compute every location themselves.
///
/// Every line of the texts whose paragraph has an automatic stop is a row. Its first cell begins at the margin, and the
/// cell after its nth tab belongs to the nth stop in the paragraph's list. A column is as wide as its widest cells
/// need. A column with terminators needs the widest part before the terminator and the widest part from it on, so that
/// numbers of any form align. Paragraphs may align the same column differently, for instance a heading to the right of
/// a decimal column: each kind of alignment is one block in the column. Stops with a location keep it.
public struct TabColumns: Hashable, Sendable {
  /// The way in which cells are aligned at a stop. Cells of one column that are aligned in the same
  /// way share a stop.
  struct Kind: Hashable {
    var side: TabSide
    var hasTerminators: Bool

    init(_ stop: TabRuler.Stop) {
      side = stop.side
      hasTerminators = !stop.terminators.isEmpty
    }
  }

  /// The cells of a column that share one alignment, with the space that they need before and after
  /// their stop.
  struct Block: Hashable {
    var kind: Kind
    var before = Length.zero
    var after = Length.zero
    var location = Length.zero
  }

  /// A column of cells that each follow a tab. The first cell of a row, which follows no tab, is in
  /// no column.
  struct Column: Hashable {
    var blocks: [Block] = []
    var spacing = Length.zero
    /// The furthest end of those cells of the column whose stop has a fixed location.
    var fixedEnd = Length.zero
  }

  private var columns: [Column] = []
  /// The furthest end of the cells that begin a row.
  private var firstEnd = Length.zero

  /// Measures the columns of all rows in `texts`. The time is linear in their length.
  public init(measuring texts: [ShapedText]) {
    for text in texts {
      let markers = ListNumbering.markers(of: text)
      for (index, paragraph) in text.paragraphs.enumerated() where paragraph.style.hasAutomaticTabStops {
        let marker = markers.isEmpty ? nil : markers[index]
        measure(paragraph, style: paragraph.style.movedIn(by: marker), of: text)
      }
    }
    resolve()
  }

  /// Returns the tab stops of a paragraph with the computed location of each automatic stop.
  /// Automatic stops without a measured column are left out.
  func tabStops(of style: ParagraphStyle, isRightToLeft: Bool) -> [TextTab] {
    style.tabStops.enumerated().compactMap { index, tab in
      guard tab.automaticSpacing != nil else { return tab }
      let kind = Kind(TabRuler.Stop(tab, isRightToLeft: isRightToLeft))
      guard index < columns.count, let block = columns[index].blocks.first(where: { $0.kind == kind }) else {
        return nil
      }
      return TextTab(
        alignment: tab.alignment, location: block.location.points, columnTerminators: tab.columnTerminators)
    }
  }

  private mutating func measure(_ paragraph: ShapedParagraph, style: ParagraphStyle, of text: ShapedText) {
    let units = text.text.utf16[paragraph.range]
    let stops = style.tabStops
    let isRightToLeft = paragraph.analysis.baseLevel.isRightToLeft
    let rulerStops = stops.map { TabRuler.Stop($0, isRightToLeft: isRightToLeft) }
    var margin = Length(points: max(0, style.firstLineHeadIndent))
    var start = 0
    var index = -1
    for offset in 0...paragraph.range.count {
      let isEnd = offset == paragraph.range.count
      guard isEnd || units[units.startIndex + offset].endsColumn else { continue }
      let width = paragraph.width(of: start..<offset)
      if index < 0 {
        firstEnd = max(firstEnd, margin + width)
      } else if index < stops.count {
        let cell = paragraph.cell(from: start, at: rulerStops[index], in: units, atMost: .unlimited) ?? TabCell()
        add(cell, width: width, at: rulerStops[index], spacing: stops[index].automaticSpacing, toColumn: index)
      }
      start = offset + 1
      index += 1
      if !isEnd, units[units.startIndex + offset] != 0x09 {
        index = -1
        margin = Length(points: style.headIndent)
      }
    }
  }

  private mutating func add(
    _ cell: TabCell, width: Length, at stop: TabRuler.Stop, spacing: Double?, toColumn index: Int
  ) {
    while columns.count <= index { columns.append(Column()) }
    let before = cell.ahead + stop.side.part(of: cell.column)
    guard let spacing else {
      columns[index].fixedEnd = max(columns[index].fixedEnd, stop.location + width - before)
      return
    }
    columns[index].spacing = max(columns[index].spacing, Length(points: spacing))
    let kind = Kind(stop)
    let found = columns[index].blocks.firstIndex { $0.kind == kind }
    let block = found ?? columns[index].blocks.count
    if found == nil { columns[index].blocks.append(Block(kind: kind)) }
    columns[index].blocks[block].before = max(columns[index].blocks[block].before, before)
    columns[index].blocks[block].after = max(columns[index].blocks[block].after, width - before)
  }

  /// Computes the stop positions of all columns. Each column begins after the preceding column.
  private mutating func resolve() {
    var end = firstEnd
    for index in columns.indices {
      // If all rows of a table begin with a tab, no gap precedes them.
      let start = index == 0 && end == .zero ? .zero : end + columns[index].spacing
      var next = max(start, columns[index].fixedEnd)
      let width = columns[index].blocks.reduce(.zero) { max($0, $1.before + $1.after) }
      for block in columns[index].blocks.indices {
        let (before, after) = (columns[index].blocks[block].before, columns[index].blocks[block].after)
        let location =
          switch columns[index].blocks[block].kind.side {
          case .begins: start + before
          case .ends: start + width - after
          case .centered: start + (width - before - after) / 2 + before
          }
        // A tab skips a stop at the pen.
        columns[index].blocks[block].location = max(location, end + .step)
        next = max(next, start + width, columns[index].blocks[block].location + after)
      }
      end = next
    }
  }
}
