import GalleyBase
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
    let hint =
      placeholderFonts + differences(placeholderStyles, actual.placeholderStyles, in: placeholder, fillsGaps: true)
    // A field's own font and alignment are those of its placeholder too.
    let own = fonts + styles
    return own
      + hint.filter { change in
        !own.contains { $0.property == change.property && $0.was == change.was && $0.now == change.now }
      }
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

  /// `of 'title'`, or `of “per month” in 'title'` for ranges that are a part of the present text.
  /// - Parameter length: the length of the text that was compared.
  func place(_ ranges: [Range<Int>], of length: Int) -> String {
    let whole = kind + "'\(name)'"
    let units = Array(after.utf16)
    guard let first = ranges.first, ranges.reduce(0, { $0 + $1.count }) < length else { return whole }
    let excerpt = String(decoding: units[first.clamped(to: 0..<units.count)], as: UTF16.self)
    guard excerpt.contains(where: { !$0.isWhitespace }) else { return whole }
    let more = ranges.count > 1 ? " and \(counted(ranges.count - 1, "other place"))" : ""
    return "\(excerpt.quoted)\(more) in \(whole)"
  }
}

/// One property of some stretches, before and after.
private struct StretchChange: Hashable {
  var property: String
  var was: JSON?
  var now: JSON?
}

/// Returns the differences of the styles of a text. Of another text, that is compared which is in both or took the place
/// of the other.
/// - Parameter fillsGaps: true if what no stretch covers has the default style; false if nothing is known of it.
private func differences(
  _ before: [StyleSummary], _ after: [StyleSummary], in text: TextPair, fillsGaps: Bool = false
) -> [Difference] {
  var found: [StretchChange] = []
  var ranges: [StretchChange: [Range<Int>]] = [:]
  var comparedLength = 0
  func compare(_ old: [Property], _ new: [Property], over range: Range<Int>) {
    if old != new || value("asked", in: new) == nil { comparedLength += range.count }
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
  let isSameText = text.before.isExactly(text.after)
  let (old, new) = (Styles(before, fillsGaps: fillsGaps), Styles(after, fillsGaps: fillsGaps))
  let units = Array(text.after.utf16)
  let (oldLength, newLength) = (text.before.utf16.count, text.after.utf16.count)
  if !isSameText, let first = old.only(in: 0..<oldLength), let other = new.only(in: 0..<newLength) {
    compare(first, other, over: 0..<newLength)
  } else {
    for piece in TextAlignment(text.before, text.after).pieces {
      if piece.isSame {
        let shift = piece.after.lowerBound - piece.before.lowerBound
        let edges = Set(old.edges(in: piece.before).map { $0 + shift } + new.edges(in: piece.after)).sorted()
        for (start, end) in zip(edges, edges.dropFirst()) {
          guard let first = old.style(at: start - shift), let other = new.style(at: start) else { continue }
          // A space between other words may be that of a run that came or went.
          guard isSameText || !units[start..<end].allSatisfy(isSpace) else { continue }
          compare(first, other, over: start..<end)
        }
      } else if let first = old.only(in: piece.before), let other = new.only(in: piece.after) {
        compare(first, other, over: piece.after)
      }
    }
  }
  return found.sorted { $0.rank < $1.rank }.map { change in
    let words = PropertyWords(change.property)
    var (was, now) = words.texts(change.was, change.now)
    if change.property == "color", !text.kind.isEmpty {
      if change.was == nil { was = "placeholderText" }
      if change.now == nil { now = "placeholderText" }
    }
    var place = text.place(ranges[change] ?? [], of: comparedLength)
    // The view has a background too.
    if change.property == "background", place == "'\(text.name)'" { place = "the text of " + place }
    return Difference(
      view: text.name, property: change.property, was: was, now: now,
      clause: "\(words.noun) of \(place) \(words.verb) \(now) instead of \(was)", reachesLayout: words.reachesLayout,
      isRecolouring: isRecolouring(change.was, change.now, standard: words.standard))
  }
}

extension StretchChange {
  /// Fonts come before sizes, and these before all else.
  fileprivate var rank: Int { ["font": 0, "size": 1][property] ?? 2 }
}

/// Returns the value of a property; nil if it is not there.
func value(_ name: String, in properties: [Property]) -> JSON? { properties.first { $0.name == name }?.value }

/// Returns the names of the properties of both lists, each once, in their order.
func names(_ before: [Property], _ after: [Property]) -> [String] {
  var names: [String] = []
  for name in (before + after).map(\.name) where !names.contains(name) { names.append(name) }
  return names
}
