import GalleyBase
import GalleyFiles
import GalleyScenes

extension LayoutSummary {
  /// Reads a layout dump or a golden layout; nil if the bytes are neither, or if a frame or a text
  /// in them is not valid. Missing members count as empty, so that dumps of other versions can be
  /// compared.
  public init?(dump: [UInt8]) {
    guard let stored = StoredLayout(reading: dump), let root = try? JSON(reading: stored.dump),
      let size = root["size"]?.numbers, size.count == 2,
      (root["views"]?.array ?? []).allSatisfy(\.isWholeView)
    else { return nil }
    self.init(size: Size(width: size[0], height: size[1]), scale: root["scale"]?.number ?? 1, views: [])
    add(root["views"]?.array ?? [], at: "views", in: nil)
    steps = (root["steps"]?.array ?? []).map(StepSummary.init)
    properties = root.properties(without: Self.knownMembers)
    for face in root["fontsUsed"]?.array ?? [] {
      if let font = face["font"]?.string, let digest = face["digest"]?.string { digests[font] = digest }
    }
    missing = (root["missingGlyphs"]?.array ?? []).map {
      MissingSummary(view: $0["view"]?.string ?? "", text: $0["text"]?.string ?? "")
    }
  }

  private static let knownMembers: Set<String> = [
    "scene", "galley", "size", "scale", "views", "steps", "missingGlyphs", "fontsUsed",
  ]

  private mutating func add(_ list: [JSON], at path: String, in parent: Int?) {
    for (index, value) in list.enumerated() {
      let place = "\(path)[\(index)]"
      views.append(ViewSummary(value, place: place, parent: parent))
      add(value["subviews"]?.array ?? [], at: place + ".subviews", in: views.count - 1)
    }
  }
}

extension ViewSummary {
  private static let knownMembers: Set<String> = [
    "id", "type", "frame", "intrinsicContentSize", "sizeThatFits", "automatic", "text", "lines", "subviews", "styles",
    "fontScale",
    "isTruncated", "placeholder", "placeholderLines", "placeholderStyles",
  ]

  fileprivate init(_ value: JSON, place: String, parent: Int?) {
    self.init(
      name: value["id"]?.string ?? place, frame: Rect(value["frame"]), text: value["text"]?.string ?? "",
      lines: (value["lines"]?.array ?? []).map(LineSummary.init))
    type = value["type"]?.string ?? ""
    self.parent = parent
    ownSizes = ["sizeThatFits", "intrinsicContentSize"].compactMap { Size(value[$0]) }
    automatic = (value["automatic"]?.array ?? []).compactMap(\.string)
    placeholder = value["placeholder"]?.string
    placeholderLines = (value["placeholderLines"]?.array ?? []).map(LineSummary.init)
    styles = (value["styles"]?.array ?? []).compactMap { StyleSummary($0) }
    placeholderStyles = (value["placeholderStyles"]?.array ?? []).compactMap { StyleSummary($0) }
    fontScale = value["fontScale"]?.number ?? 1
    isTruncated = value["isTruncated"] == .bool(true)
    let others = value.properties(without: Self.knownMembers)
    for property in others {
      let isDerived = PropertyWords.words(of: property.name, inViewOf: type).isDerived
      if isDerived { derived.append(property) } else { properties.append(property) }
    }
  }
}

extension ViewSummary {
  /// Returns true if the view's content determines its width or height, and the scene does not. The
  /// length then equals one of the view's own sizes or, for a view without content of its own, is
  /// listed in `automatic`.
  /// - Parameter pixel: the tolerance, in points.
  func isAutomatic(_ extent: KeyPath<Size, Double>, _ pixel: Double) -> Bool {
    if automatic.contains(extent == \.width ? "width" : "height") { return true }
    let asksForNothing = ownSizes.last == Size(width: -1, height: -1)
    guard !asksForNothing || ["table", "textView", "scroll"].contains(type) else { return false }
    return ownSizes.contains { ($0[keyPath: extent] - frame.size[keyPath: extent]).magnitude <= pixel }
  }
}

extension JSON {
  /// True if the JSON of a view has valid frames and texts, and so does the JSON of its subviews.
  fileprivate var isWholeView: Bool {
    let isFramed = self["frame"].map { $0.numbers?.count == 4 } ?? true
    let hasText = ["text", "id", "type", "placeholder"].allSatisfy { name in self[name].map { $0.string != nil } ?? true
    }
    return isFramed && hasText && (self["subviews"]?.array ?? []).allSatisfy(\.isWholeView)
  }

  /// Returns the members of an object, except those with the given names.
  fileprivate func properties(without names: Set<String>) -> [Property] {
    guard case .object(let members) = self else { return [] }
    return members.filter { !names.contains($0.name) }.map { Property(name: $0.name, value: $0.value) }
  }
}

extension StyleSummary {
  /// Creates the style from an object with `range` and other members; nil if the value is not a
  /// style.
  fileprivate init?(_ value: JSON, without names: Set<String> = []) {
    guard let range = Range(value["range"]) else { return nil }
    self.init(range: range, properties: value.properties(without: names.union(["range"])))
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
      glyphs: runs.flatMap { $0["glyphs"]?.array ?? [] }.compactMap { $0.array?.first?.integer },
      runs: runs.compactMap { StyleSummary($0, without: ["glyphs", "digest", "level"]) })
  }
}

extension LineSummary.Cluster {
  fileprivate init?(_ value: JSON) {
    guard let numbers = value.numbers, numbers.count == 4, let range = Range(value) else { return nil }
    self.init(range: range, x: numbers[2], width: numbers[3])
  }
}

extension StepSummary {
  fileprivate init(_ value: JSON) {
    self.init(
      words: value["step"]?.string ?? "", frame: value["frame"]?.string, caption: value["caption"]?.string,
      firstResponder: value["firstResponder"]?.string, view: value["view"]?.string ?? "",
      text: value["text"]?.string ?? "", selectedRange: Range(value["selectedRange"]),
      markedRange: Range(value["markedRange"]), caret: value["caretRect"].map { Rect($0) },
      trace: (value["trace"]?.array ?? []).compactMap(\.string))
  }
}

extension Size {
  fileprivate init?(_ value: JSON?) {
    guard let numbers = value?.numbers, numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
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
  /// Creates the range from the first two elements of an array; nil if they are not a range.
  fileprivate init?(_ value: JSON?) {
    guard let array = value?.array, array.count >= 2, let start = array[0].integer, let end = array[1].integer,
      start <= end
    else { return nil }
    self = start..<end
  }
}
