import GalleyBase
import GalleyFiles

extension LayoutSummary {
  /// Reads a layout dump; nil if the bytes are not a dump. Missing members count as empty, so that dumps of other
  /// versions can be compared.
  public init?(dump: [UInt8]) {
    guard let root = try? JSON(reading: dump), let size = root["size"]?.numbers, size.count == 2 else { return nil }
    self.init(size: Size(width: size[0], height: size[1]), scale: root["scale"]?.number ?? 1, views: [])
    add(root["views"]?.array ?? [], at: "views")
    steps = (root["steps"]?.array ?? []).map(StepSummary.init)
  }

  private mutating func add(_ list: [JSON], at path: String) {
    for (index, value) in list.enumerated() {
      let place = "\(path)[\(index)]"
      views.append(ViewSummary(value, place: place))
      add(value["subviews"]?.array ?? [], at: place + ".subviews")
    }
  }
}

extension ViewSummary {
  fileprivate init(_ value: JSON, place: String) {
    self.init(
      name: value["id"]?.string ?? place, frame: Rect(value["frame"]), text: value["text"]?.string ?? "",
      lines: (value["lines"]?.array ?? []).map(LineSummary.init))
  }
}

extension LineSummary {
  fileprivate init(_ value: JSON) {
    let runs = value["runs"]?.array ?? []
    var fonts: [String] = []
    for font in runs.compactMap({ $0["font"]?.string }) where !fonts.contains(font) { fonts.append(font) }
    self.init(
      range: Range(value["range"]) ?? 0..<0, rect: Rect(value["rect"]), usedRect: Rect(value["usedRect"]),
      baseline: value["baseline"]?.number ?? 0, ends: value["ends"]?.string ?? "", hidden: Range(value["hidden"]),
      clusters: (value["clusters"]?.array ?? []).compactMap(Cluster.init), fonts: fonts,
      glyphs: runs.flatMap { $0["glyphs"]?.array ?? [] }.compactMap { $0.array?.first?.integer })
  }
}

extension LineSummary.Cluster {
  fileprivate init?(_ value: JSON) {
    guard let numbers = value.numbers, numbers.count == 4, let range = Range(value) else { return nil }
    self.init(range: range, width: numbers[3])
  }
}

extension StepSummary {
  fileprivate init(_ value: JSON) {
    self.init(
      words: value["step"]?.string ?? "", frame: value["frame"]?.string,
      firstResponder: value["firstResponder"]?.string, view: value["view"]?.string ?? "",
      text: value["text"]?.string ?? "", selectedRange: Range(value["selectedRange"]),
      markedRange: Range(value["markedRange"]), caret: value["caretRect"].map { Rect($0) },
      trace: (value["trace"]?.array ?? []).compactMap(\.string))
  }
}

extension Rect {
  fileprivate init(_ value: JSON?) {
    guard let numbers = value?.numbers, numbers.count == 4 else {
      self = .zero
      return
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Range<Int> {
  /// Creates the range of the first two elements; nil if they are none.
  fileprivate init?(_ value: JSON?) {
    guard let array = value?.array, array.count >= 2, let start = array[0].integer, let end = array[1].integer,
      start <= end
    else { return nil }
    self = start..<end
  }
}
