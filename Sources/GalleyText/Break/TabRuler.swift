import GalleyUnicode

/// The tab stops of a paragraph, ready to be asked (reference §C.2). Distances count from the leading margin inside
/// the padding, in the direction of the paragraph.
struct TabRuler {
  /// How a column lies at its stop, seen in the paragraph's direction.
  enum Side {
    /// The column begins at the stop.
    case after
    /// The column ends at the stop.
    case before
    /// The column's middle is at the stop.
    case centered
  }

  /// A stop with its side worked out.
  struct Stop {
    var location: FixedLength
    var side: Side
    var terminators: [UInt32]
  }

  private let stops: [Stop]
  private let interval: FixedLength

  /// For paragraphs without tabs.
  static let withoutStops = TabRuler()

  private init() {
    stops = []
    interval = 0
  }

  init(style: ParagraphStyle, isRightToLeft: Bool) {
    stops = style.tabStops
      .map { tab in
        Stop(
          location: FixedLength(points: tab.location), side: Side(tab.alignment, isRightToLeft: isRightToLeft),
          terminators: tab.columnTerminators.map { $0.unicodeScalars.map(\.value) } ?? [])
      }
      .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    if style.defaultTabInterval > 0 {
      interval = FixedLength(points: style.defaultTabInterval)
    } else {
      interval = style.tabOverflow == .interval ? FixedLength(points: 28) : 0
    }
  }

  /// The first stop strictly beyond the pen; nil when none is left.
  func stop(after pen: FixedLength) -> Stop? {
    if let stop = stops.first(where: { $0.location > pen }) { return stop }
    guard interval > 0, pen < .unlimited else { return nil }
    return Stop(location: (pen / interval + 1) * interval, side: .after, terminators: [])
  }
}

extension TabRuler.Side {
  fileprivate init(_ alignment: TextAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .center: self = .centered
    case .natural: self = .after
    case .left, .justified: self = isRightToLeft ? .before : .after
    case .right: self = isRightToLeft ? .after : .before
    }
  }
}

extension TabRuler.Stop {
  /// Where the column begins that follows a tab met at `pen`. A column too wide for its place begins at the pen: a tab
  /// never moves back (reference §C.2.3).
  func columnStart(pen: FixedLength, width: FixedLength) -> FixedLength {
    switch side {
    case .after: location
    case .before: max(pen, location - width)
    case .centered: max(pen, location - width / 2)
    }
  }
}
