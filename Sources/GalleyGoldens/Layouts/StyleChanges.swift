import GalleyFiles

extension ViewSummary {
  /// Returns the differences of what was set on the text, the fonts of its runs first.
  func styleChanges(in actual: ViewSummary) -> [Difference] {
    let fonts = differences(
      fontStretches(of: lines, by: fontScale), actual.fontStretches(of: actual.lines, by: actual.fontScale),
      in: TextPair(before: text, after: actual.text, name: name))
    let styles = differences(
      styles, actual.styles, in: TextPair(before: text, after: actual.text, name: name), fillsGaps: true)
    let placeholder = TextPair(
      before: self.placeholder ?? "", after: actual.placeholder ?? "", name: name, kind: "the placeholder of ")
    guard self.placeholder != nil, actual.placeholder != nil else { return fonts + styles }
    let placeholderFonts = differences(
      fontStretches(of: placeholderLines, by: 1), actual.fontStretches(of: actual.placeholderLines, by: 1),
      in: placeholder)
    return fonts + styles + placeholderFonts
      + differences(placeholderStyles, actual.placeholderStyles, in: placeholder, fillsGaps: true)
  }

  /// The stretches of one font, with the size that it has where text is not made smaller to fit.
  private func fontStretches(of lines: [LineSummary], by scale: Double) -> [StyleSummary] {
    lines.flatMap(\.runs).filter { !$0.range.isEmpty }.map { run in
      var run = run
      run.properties = run.properties.map { property in
        guard property.name == "size", let size = property.value.number, scale != 1 else { return property }
        return Property(name: "size", value: .number((size / scale * 64).rounded() / 64))
      }
      return run
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// A text before and after, and what it is called.
private struct TextPair {
  var before: String
  var after: String
  var name: String
  /// The words before the name.
  var kind = ""

  /// `of 'title'`, or `of “per month” in 'title'` for a part of the text.
  func place(_ ranges: [Range<Int>]) -> String {
    let whole = kind + "'\(name)'"
    let units = Array(before.utf16)
    guard before == after, let first = ranges.first, !units.isEmpty,
      ranges.reduce(0, { $0 + $1.count }) < units.count
    else { return whole }
    let excerpt = String(decoding: units[first.clamped(to: 0..<units.count)], as: UTF16.self)
    guard excerpt.contains(where: { !$0.isWhitespace }) else { return whole }
    let more = ranges.count > 1 ? " and \(counted(ranges.count - 1, "other place"))" : ""
    return "\(quoted(excerpt))\(more) in \(whole)"
  }
}

/// One property of some stretches, before and after.
private struct StretchChange: Hashable {
  var property: String
  var was: JSON?
  var now: JSON?
}

/// Returns the differences of the styles of a text. Of another text, stretches are compared in their order.
/// - Parameter fillsGaps: true if what no stretch covers has the default style; false if nothing is known of it.
private func differences(
  _ before: [StyleSummary], _ after: [StyleSummary], in text: TextPair, fillsGaps: Bool = false
) -> [Difference] {
  var found: [StretchChange] = []
  var ranges: [StretchChange: [Range<Int>]] = [:]
  func compare(_ old: [Property], _ new: [Property], over range: Range<Int>) {
    // A link brings a colour and a line of its own.
    let isLink = value("link", in: old) != value("link", in: new)
    for name in names(old, new) where !(isLink && ["color", "underline"].contains(name)) {
      let change = StretchChange(property: name, was: value(name, in: old), now: value(name, in: new))
      guard change.was != change.now, name != "asked" else { continue }
      if ranges[change] == nil { found.append(change) }
      var places = ranges[change, default: []]
      if let last = places.last, last.upperBound >= range.lowerBound {
        places[places.count - 1] = last.lowerBound..<range.upperBound
      } else {
        places.append(range)
      }
      ranges[change] = places
    }
  }
  if text.before == text.after {
    for (range, old, new) in aligned(before, after) where fillsGaps || (old != nil && new != nil) {
      compare(old ?? [], new ?? [], over: range)
    }
  } else {
    let (old, new) = (before.filter(\.isAsAsked), after.filter(\.isAsAsked))
    let (first, other) = (old.map(\.properties).unrepeated, new.map(\.properties).unrepeated)
    if first.count == other.count {
      for (old, new) in zip(first, other) { compare(old, new, over: 0..<0) }
    } else if fillsGaps ? first.isEmpty != other.isEmpty : first.first != other.first {
      compare(first.first ?? [], other.first ?? [], over: 0..<0)
    }
  }
  return found.sorted { $0.rank < $1.rank }.map { change in
    let words = PropertyWords(change.property)
    var (was, now) = words.texts(change.was, change.now)
    if change.property == "color", !text.kind.isEmpty {
      if change.was == nil { was = "placeholderText" }
      if change.now == nil { now = "placeholderText" }
    }
    let place = text.place(ranges[change] ?? [])
    return Difference(
      view: text.name, property: change.property, was: was, now: now,
      clause: "\(words.noun) of \(place) \(words.verb) \(now) instead of \(was)", reachesLayout: words.reachesLayout)
  }
}

extension StretchChange {
  /// Fonts come before sizes, and these before all else.
  fileprivate var rank: Int { ["font": 0, "size": 1][property] ?? 2 }
}

extension StyleSummary {
  /// False for the letters of a fallback.
  fileprivate var isAsAsked: Bool { value("asked", in: properties) == nil }
}

extension [[Property]] {
  /// The elements that are not as the one before them.
  fileprivate var unrepeated: [[Property]] {
    var result: [[Property]] = []
    for element in self where result.last != element { result.append(element) }
    return result
  }
}

/// Returns the value of a property; nil if it is not there.
func value(_ name: String, in properties: [Property]) -> JSON? { properties.first { $0.name == name }?.value }

/// Returns the names of the properties of both lists, each once, in their order.
func names(_ before: [Property], _ after: [Property]) -> [String] {
  var names: [String] = []
  for name in (before + after).map(\.name) where !names.contains(name) { names.append(name) }
  return names
}

/// Returns the stretches in which neither style changes, with both styles; nil where no style is known.
private func aligned(
  _ before: [StyleSummary], _ after: [StyleSummary]
) -> [(range: Range<Int>, before: [Property]?, after: [Property]?)] {
  let edges = Set((before + after).flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
  func style(_ list: [StyleSummary], at offset: Int) -> [Property]? {
    list.first { $0.range.contains(offset) }?.properties
  }
  return zip(edges, edges.dropFirst()).map { start, end in
    (start..<end, style(before, at: start), style(after, at: start))
  }
}
