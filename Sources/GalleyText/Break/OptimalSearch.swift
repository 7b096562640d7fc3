import GalleyBase
import GalleyUnicode

/// Searches for the breaks with the minimum demerits, from the start of the paragraph to its end.
///
/// For each offset and each looseness of the line before it, keeps only the best way there. From each offset, considers
/// only text that fits into one line.
struct OptimalSearch {
  /// The way to an offset with the minimum demerits: the preceding line start and the sum of
  /// demerits.
  private struct BestPath {
    var demerits: Int
    var node: Int
    var fitness: Int
  }

  /// An offset at which a line may begin, with the best paths to it.
  private struct Node {
    var offset: Int
    /// True if the line before the offset ends with a hyphen.
    var isHyphenated: Bool
    /// The best paths to the offset, indexed by the looseness (0 to 2) of the line before the
    /// offset; nil if there is none.
    var arrivals: [BestPath?]
  }

  /// The result of a search in one pass, which is an attempt with certain limits for every line.
  enum Outcome {
    /// The pass succeeded, with these breaks and the demerits of their lines.
    case found([OptimalBreaks.Break], demerits: Int)
    /// No breaks satisfy the pass, because at least one line would always be too loose.
    case tooLoose
    /// A line can hold so much text that not every break can be considered.
    case tooLong
  }

  private let breaker: LineBreaker
  private let first: LineMargins
  private let others: LineMargins
  private let scale: LineDemerits
  /// The offsets at which words may be divided. They are computed for the first pass that divides
  /// words.
  private lazy var points = breaker.hyphenation?.points(0..<breaker.paragraph.range.count) ?? []
  private var nodes: [Node] = []
  private var end: Node

  init(breaker: LineBreaker, first: LineMargins, others: LineMargins, isJustified: Bool) {
    self.breaker = breaker
    self.first = first
    self.others = others
    scale = LineDemerits(breaker: breaker, isJustified: isJustified)
    end = Node(offset: breaker.paragraph.range.count, isHyphenated: false, arrivals: [nil, nil, nil])
  }

  /// Searches for the breaks with the minimum demerits among those that satisfy the limits of
  /// `pass`.
  ///
  /// A pass without a solution stops where no line satisfies it, usually early.
  mutating func run(_ pass: BreakingPass) -> Outcome {
    // As in TeX, a paragraph begins as if a decent line came before it.
    let start = BestPath(demerits: 0, node: -1, fitness: 0)
    nodes.removeAll(keepingCapacity: true)
    nodes.append(Node(offset: 0, isHyphenated: false, arrivals: [start, nil, nil]))
    end.arrivals = [nil, nil, nil]
    let points = pass.dividesWords ? self.points : []
    var index = 0
    while index < nodes.count {
      let margins = nodes[index].offset == 0 ? first : others
      guard let ways = breaker.ways(from: nodes[index].offset, margins: margins, points: points) else {
        return .tooLong
      }
      for way in ways { take(way, from: index, margins: margins, pass: pass) }
      index += 1
    }
    guard let best = Self.best(of: end) else { return .tooLoose }
    var breaks: [OptimalBreaks.Break] = []
    var arrival = end.arrivals[best]
    let demerits = arrival?.demerits ?? 0
    while let current = arrival, current.node > 0 {
      let node = nodes[current.node]
      breaks.append(OptimalBreaks.Break(offset: node.offset, isHyphenated: node.isHyphenated))
      arrival = nodes[current.node].arrivals[current.fitness]
    }
    return .found(breaks.reversed(), demerits: demerits)
  }

  private static func best(of node: Node) -> Int? {
    var best: Int?
    for (fitness, arrival) in node.arrivals.enumerated() {
      guard let arrival else { continue }
      if best.map({ arrival.demerits < node.arrivals[$0]?.demerits ?? .max }) ?? true { best = fitness }
    }
    return best
  }

  private mutating func take(_ way: LineBreaker.Way, from index: Int, margins: LineMargins, pass: BreakingPass) {
    let isLast = way.next >= breaker.paragraph.range.count
    guard let line = scale.line(way, from: nodes[index].offset, margins: margins, pass: pass) else { return }
    for (fitness, arrival) in nodes[index].arrivals.enumerated() {
      guard let arrival else { continue }
      var demerits = arrival.demerits + line.demerits
      if nodes[index].isHyphenated {
        if way.ends == .hyphen { demerits += LineDemerits.hyphensInARow }
        if isLast { demerits += LineDemerits.hyphenBeforeLast }
      }
      if abs(line.fitness - fitness) > 1 { demerits += LineDemerits.unevenNeighbours }
      let candidate = BestPath(demerits: demerits, node: index, fitness: fitness)
      if isLast {
        Self.offer(candidate, fitness: line.fitness, to: &end)
      } else {
        let target = node(at: way.next, after: index, isHyphenated: way.ends == .hyphen)
        Self.offer(candidate, fitness: line.fitness, to: &nodes[target])
      }
    }
  }

  private static func offer(_ arrival: BestPath, fitness: Int, to node: inout Node) {
    if let old = node.arrivals[fitness], old.demerits <= arrival.demerits { return }
    node.arrivals[fitness] = arrival
  }

  /// Returns the index of the node at `offset`. Inserts a node if there is none.
  ///
  /// Nodes are in order, and the relevant ones after `index` lie within one line.
  private mutating func node(at offset: Int, after index: Int, isHyphenated: Bool) -> Int {
    var place = nodes.count
    while place > index + 1, nodes[place - 1].offset >= offset { place -= 1 }
    if place == nodes.count || nodes[place].offset != offset {
      nodes.insert(Node(offset: offset, isHyphenated: isHyphenated, arrivals: [nil, nil, nil]), at: place)
    }
    return place
  }
}

extension LineBreaker {
  /// A possible end of a line.
  struct Way {
    /// The offset at which the next line begins.
    var next: Int
    var ends: LineEnd
    var visibleEnd: Int
    /// The width of the visible text, including a hyphen.
    var width: Length
    /// The offset after the last tab of the line. Only the text from there on can stretch.
    var stretchesFrom: Int
  }

  /// The maximum number of possible ends that are considered for one line.
  private static let mostWays = 1000

  /// Returns all possible ends of the line that begins at `start`; nil if there are more than 1000.
  func ways(from start: Int, margins: LineMargins, points: [Int]) -> [Way]? {
    let end = paragraph.range.count
    var scan = LineScan(
      start: start, margins: margins, startShift: shiftOfUnsafeStart(at: start),
      points: Array(points[points.partitionPoint { $0 > start }...].prefix(Self.mostWays)), keepsOpportunities: true)
    let line = fill(&scan, mode: .byWordWrapping, limit: end)
    let opportunities = scan.opportunities ?? []
    guard opportunities.count <= Self.mostWays else { return nil }
    var ways: [Way] = []
    var width = Length.zero
    for opportunity in opportunities {
      let shift = shiftOfUnsafeEnd(at: opportunity.offset, visibleEnd: opportunity.visibleEnd, in: scan)
      guard opportunity.visible + shift <= margins.trailing else { continue }
      let isHyphen = opportunity.ends == .hyphen
      let isDivision = isHyphen && units[units.startIndex + opportunity.offset - 1] != 0xAD
      // A division is considered only if the line without it asks for one.
      if isDivision, hyphenation?.wants(width, in: margins.trailing - margins.leading) != true { continue }
      let visible = opportunity.visible - margins.leading
      if !isDivision { width = visible }
      ways.append(
        Way(
          next: opportunity.offset, ends: opportunity.ends, visibleEnd: opportunity.visibleEnd,
          width: visible + shift + (isHyphen ? hyphenWidth(before: opportunity.offset) : .zero),
          stretchesFrom: opportunity.tabCount > 0 ? scan.tabs[opportunity.tabCount - 1].offset + 1 : start))
    }
    if ways.isEmpty || line.next > (opportunities.last?.offset ?? start) {
      let line = ways.isEmpty ? self.line(from: start, margins: margins, wrapping: .byWordWrapping, to: .max) : line
      ways.append(
        Way(
          next: line.next, ends: line.ends, visibleEnd: line.visibleEnd, width: line.textWidth,
          stretchesFrom: line.tabs.last.map { $0.offset + 1 } ?? start))
    }
    return ways
  }
}
