import GalleyBase
public import GalleyDrawing
public import GalleyFonts
import GalleyText
import GalleyViews

/// A contact sheet of one scene: pictures in rows, each with a caption below.
public struct FilmStrip {
  /// A picture with its caption.
  public struct Frame: Hashable, Sendable {
    /// The pixels of the picture.
    public var image: Bitmap
    /// The caption below the picture.
    public var caption: String

    /// Creates a frame from a picture and a caption.
    public init(image: Bitmap, caption: String) {
      self.image = image
      self.caption = caption
    }
  }

  /// The lengths, in points, for the layout of the sheet. A caption is as wide as its picture, or
  /// as `narrowestCell` if the picture is narrower.
  private enum Metric {
    static let margin = 24.0
    static let gap = 24.0
    static let captionGap = 8.0
    static let narrowestCell = 132.0
    static let captionLines = 3
    /// The width of a digit in a caption's number; `numberGap` is the gap between the number and
    /// the words.
    static let digitWidth = 8.0
    static let numberGap = 6.0
    /// The ratio of width to height that the sheet should have, like that of a screen.
    static let aspect = 1.6
  }

  private let frames: [Frame]
  private let context: RenderContext
  private let grid: PixelGrid

  /// Creates a sheet of these pictures, the first at the upper left.
  /// - Parameters:
  ///   - scale: the number of pixels per point, of the pictures and of the sheet.
  ///   - typesetter: sets the captions, in the default face of its fonts.
  /// - Throws: `FontError` if that face cannot be used.
  public init(_ frames: [Frame], scale: Double, typesetter: Typesetter) throws(FontError) {
    self.frames = frames
    context = try RenderContext(typesetter: typesetter, scale: scale)
    grid = PixelGrid(scale: scale)
  }

  /// Returns the sheet as pixels. Every picture is copied pixel by pixel. Transparent pictures are
  /// drawn on white.
  /// - Throws: `BitmapError` if the sheet would be larger than bitmaps can be.
  public func picture() throws(BitmapError) -> Bitmap {
    let window = page()
    let size = PixelSize(
      width: Int((window.frame.width * context.scale).rounded()),
      height: Int((window.frame.height * context.scale).rounded()))
    return try rasterize(
      displayList(of: window), size: size, scale: context.scale,
      background: SystemColor.systemGray5.color(in: .light), typesetter: context.typesetter)
  }

  /// Returns the sheet as a window with views.
  private func page() -> Window {
    let window = Window(size: .zero, in: context)
    let cells = frames.enumerated().map { makeCell($0.element, number: $0.offset + 1) }
    let width = cells.map(\.frame.width).max() ?? 0
    let columns = columns(of: Size(width: width, height: cells.map(\.frame.height).max() ?? 0))
    var y = Metric.margin
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      for (column, cell) in row.enumerated() {
        cell.frame.origin = Point(x: grid.ceil(Metric.margin + Double(column) * (width + Metric.gap)), y: grid.ceil(y))
        window.addSubview(cell)
      }
      y += (row.map(\.frame.height).max() ?? 0) + Metric.gap
    }
    let used = Double(min(columns, cells.count))
    window.frame.size = Size(
      width: grid.ceil(2 * Metric.margin + used * width + max(0, used - 1) * Metric.gap),
      height: grid.ceil(y - Metric.gap + Metric.margin))
    return window
  }

  /// Returns the number of columns that brings the sheet nearest to the intended aspect ratio, or
  /// the larger number if two are equally near. The number is then reduced as long as no row is
  /// added, so that the last row is as full as possible.
  private func columns(of cell: Size) -> Int {
    func distance(_ columns: Int) -> Double {
      let rows = (frames.count + columns - 1) / columns
      let width = Double(columns) * (cell.width + Metric.gap)
      let height = Double(rows) * (cell.height + Metric.gap)
      return max(width / (height * Metric.aspect), height * Metric.aspect / max(width, 1))
    }
    let nearest = (1...max(1, frames.count)).reversed().min { distance($0) < distance($1) } ?? 1
    let rows = (frames.count + nearest - 1) / nearest
    return max(1, (frames.count + rows - 1) / max(1, rows))
  }

  /// Returns a view with a picture, a hairline around the picture, and the caption.
  private func makeCell(_ frame: Frame, number: Int) -> View {
    let size = Size(
      width: Double(frame.image.width) / context.scale, height: Double(frame.image.height) / context.scale)
    let hairline = 1 / context.scale
    let paper = View(
      frame: Rect(x: -hairline, y: -hairline, width: size.width + 2 * hairline, height: size.height + 2 * hairline),
      in: context)
    paper.backgroundColor = .white
    paper.borderWidth = hairline
    paper.borderColor = SystemColor.systemGray4.color(in: .light)
    let image = ImageView(frame: Rect(origin: .zero, size: size), in: context)
    image.image = frame.image
    image.imageSize = size
    let caption = makeCaption(frame.caption, number: number)
    let width = grid.ceil(max(size.width, Metric.narrowestCell))
    let y = grid.ceil(size.height + Metric.captionGap)
    let fitting = caption.sizeThatFits(Size(width: width, height: .infinity))
    caption.frame = Rect(x: 0, y: y, width: width, height: fitting.height)
    let cell = View(frame: Rect(x: 0, y: 0, width: width, height: grid.ceil(caption.frame.maxY)), in: context)
    for view in [paper, image, caption] { cell.addSubview(view) }
    return cell
  }

  /// Returns a label with the number of the picture, and the lines of the caption beside the
  /// number.
  private func makeCaption(_ text: String, number: Int) -> Label {
    let label = Label(in: context)
    label.font = context.defaultFont.withSize(12)
    label.numberOfLines = Metric.captionLines
    let indent = Double(String(frames.count).utf8.count) * Metric.digitWidth + Metric.numberGap
    var style = ParagraphStyle()
    style.headIndent = indent
    style.tabStops = [TextTab(alignment: .left, location: indent)]
    style.lineBreakMode = .byTruncatingTail
    var numbered = TextAttributes()
    numbered.paragraphStyle = style
    numbered.foregroundColor = SystemColor.secondaryLabel.color(in: .light)
    var worded = numbered
    worded.foregroundColor = SystemColor.label.color(in: .light)
    var caption = AttributedText("\(number)\t", attributes: numbered)
    caption.append(text, attributes: worded)
    label.attributedText = caption
    return label
  }
}
