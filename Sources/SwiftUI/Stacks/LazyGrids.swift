/// A track of a lazy grid, which is a column or a row. An adaptive item creates as many tracks as
/// fit.
public struct GridItem: Sendable {
  /// The length of a track, in points.
  public enum Size: Sendable {
    /// A track of a fixed length.
    case fixed(CGFloat)
    /// A track that takes an equal share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into a share of the length, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The length of the track.
  public var size: Size
  /// The distance to the next track, in points. Nil means the system's distance, 8.
  public var spacing: CGFloat?
  /// The alignment of the views in the track. Nil means the grid's alignment.
  public var alignment: Alignment?
  /// Creates a track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A layout that fills tracks with views, line by line.
struct LazyGridLayout: Layout {
  /// The axis along which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  /// The alignment of the views in their tracks.
  let alignment: Alignment
  let spacing: CGFloat?

  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// Returns the tracks for a proposed length. If the length is nil, flexible tracks have their
  /// minimum length.
  private func tracks(in proposed: CGFloat?) -> [Track] {
    let gaps = items.map { $0.spacing ?? ViewSpacing.system }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    let flexibleCount = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var left = proposed.map { max(0, $0 - fixed - gaps.dropLast().reduce(0, +)) }
    var (count, start) = (flexibleCount, CGFloat(0))
    var tracks: [Track] = []
    for (item, gap) in zip(items, gaps) {
      let share = left.map { $0 / CGFloat(max(1, count)) }
      let lengths = lengths(item.size, share, gap)
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      if case .fixed = item.size { continue }
      count -= 1
      let used = lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
      left = left.map { max(0, $0 - used) }
    }
    return tracks
  }

  private func lengths(_ size: GridItem.Size, _ share: CGFloat?, _ gap: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite else { return [minimum] }
      let count = max(1, Int((share + gap) / (max(minimum, 1) + gap)))
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }

  private func cells(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (frames: [(CGRect, Track)], CGSize) {
    let proposed = (axis == .vertical ? proposal.width : proposal.height).flatMap { $0.isFinite ? $0 : nil }
    let tracks = tracks(in: proposed)
    guard !tracks.isEmpty else { return ([], .zero) }
    var frames: [(CGRect, Track)] = []
    var offset: CGFloat = 0
    for first in stride(from: 0, to: subviews.count, by: tracks.count) {
      let line = first..<min(first + tracks.count, subviews.count)
      let extents = line.map { index in
        let length = tracks[index - first].length
        let size = subviews[index].sizeThatFits(
          axis == .vertical
            ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length))
        return axis == .vertical ? size.height : size.width
      }
      let extent = extents.max() ?? 0
      for index in line {
        let track = tracks[index - first]
        let frame =
          axis == .vertical
          ? CGRect(x: track.start, y: offset, width: track.length, height: extent)
          : CGRect(x: offset, y: track.start, width: extent, height: track.length)
        frames.append((frame, track))
      }
      offset += extent + (spacing ?? ViewSpacing.system)
    }
    let total = max(0, offset - (spacing ?? ViewSpacing.system))
    let breadth = max(proposed ?? 0, tracks.last.map { $0.start + $0.length } ?? 0)
    let size =
      axis == .vertical ? CGSize(width: breadth, height: total) : CGSize(width: total, height: breadth)
    return (frames, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    cells(proposal, subviews).1
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = cells(proposal, subviews).frames
    let used = frames.map { axis == .vertical ? $0.0.maxX : $0.0.maxY }.max() ?? 0
    // Tracks that do not fill the grid are aligned in it.
    let room = (axis == .vertical ? bounds.width : bounds.height) - used
    let whole = ViewDimensions(size: CGSize(width: max(0, room), height: max(0, room)), item: nil)
    let shift = axis == .vertical ? whole[alignment.horizontal] : whole[alignment.vertical]
    for (subview, (frame, track)) in zip(subviews, frames) {
      let proposal = ProposedViewSize(frame.size)
      let cell = ViewDimensions(size: frame.size, item: nil)
      let dimensions = subview.dimensions(in: proposal)
      let guides = track.alignment ?? .center
      let position = CGPoint(
        x: bounds.minX + frame.minX + cell[guides.horizontal] - dimensions[guides.horizontal]
          + (axis == .vertical ? shift : 0),
        y: bounds.minY + frame.minY + cell[guides.vertical] - dimensions[guides.vertical]
          + (axis == .vertical ? 0 : shift))
      subview.place(at: position, proposal: proposal)
    }
  }
}

/// A grid of columns that is filled line by line from the top.
nonisolated public struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// Creates a grid of columns. If `spacing` is nil, it is the system's default distance.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}

/// A grid of rows that is filled line by line from the leading edge.
nonisolated public struct LazyHGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// Creates a grid of rows. If `spacing` is nil, it is the system's default distance.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}
