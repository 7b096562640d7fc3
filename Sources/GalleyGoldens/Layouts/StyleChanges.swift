import GalleyBase
import GalleyFiles
import GalleyScenes

extension ViewSummary {
  /// Returns the differences of properties that are set on the text. The fonts of its runs come
  /// first.
  func styleChanges(in actual: ViewSummary) -> [Difference] {
    let fonts = differences(
      fontStretches(of: lines, by: fontScale), actual.fontStretches(of: actual.lines, by: actual.fontScale),
      in: TextPair(before: text, after: actual.text, name: name))
    let isInSameState = states == actual.states
    let styles = differences(
      isInSameState ? styles : normalStyles, isInSameState ? actual.styles : actual.normalStyles,
      in: TextPair(before: text, after: actual.text, name: name), fillsGaps: true)
    let placeholder = TextPair(
      before: self.placeholder ?? "", after: actual.placeholder ?? "", name: name, kind: "the placeholder of ")
    let own = fonts.filter { !$0.follows(superscripts: styles) } + styles
    guard self.placeholder != nil, actual.placeholder != nil else { return own }
    let placeholderFonts = differences(
      fontStretches(of: placeholderLines, by: 1), actual.fontStretches(of: actual.placeholderLines, by: 1),
      in: placeholder)
    let hint =
      placeholderFonts + differences(placeholderStyles, actual.placeholderStyles, in: placeholder, fillsGaps: true)
    // A field's own font and alignment also apply to its placeholder.
    return own
      + hint.filter { change in
        !own.contains { $0.property == change.property && $0.was == change.was && $0.now == change.now }
      }
  }

  /// The values of the properties `enabled`, `highlighted` and `selected`, which can change a
  /// colour; nil for each that is not set.
  private var states: [JSON?] { ["enabled", "highlighted", "selected"].map { value($0, in: properties) } }

  /// The styles with the colours of the normal control state, so that a different state does not
  /// count as a difference of styles.
  private var normalStyles: [StyleSummary] {
    styles.map { style in
      var style = style
      let color = value("normalColor", in: style.properties) ?? value("color", in: style.properties)
      style.properties.removeAll { ["color", "normalColor"].contains($0.name) }
      // The dump leaves out the default text colour.
      if let color, color.string != "label" {
        style.properties.append(Property(name: "color", value: color))
      }
      return style
    }
  }

  /// Returns the ranges of text that have a single font, with the size that the font had before the
  /// text was shrunk to fit.
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

/// The change of one property in some ranges of the text.
private struct StretchChange: Hashable {
  var property: String
  var was: JSON?
  var now: JSON?
}

/// Returns the differences between the styles of a text before and after a change. If the text
/// changed, only parts that are in both texts or that replaced each other are compared.
/// - Parameter fillsGaps: true if text without a style has the default style; false if its style is unknown.
private func differences(
  _ before: [StyleSummary], _ after: [StyleSummary], in text: TextPair, fillsGaps: Bool = false
) -> [Difference] {
  var found: [StretchChange] = []
  var ranges: [StretchChange: [Range<Int>]] = [:]
  var comparedLength = 0
  func compare(_ old: [Property], _ new: [Property], over range: Range<Int>) {
    if old != new || value("asked", in: new) == nil { comparedLength += range.count }
    // A link has its own colour and underline.
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
          // A space beside changed text may belong to a run that was added or removed.
          let stays = piece.encloses(start..<end, in: text) || !units[start..<end].allSatisfy(isSpace)
          if stays { compare(first, other, over: start..<end) }
        }
      } else if let first = old.only(in: piece.before), let other = new.only(in: piece.after) {
        compare(first, other, over: piece.after)
      }
    }
  }
  return found.sorted { $0.rank < $1.rank }.map { change in
    let words = PropertyWords.words(ofStyle: change.property)
    var (was, now) = words.texts(change.was, change.now)
    if change.property == "color", !text.kind.isEmpty {
      if change.was == nil { was = "placeholderText" }
      if change.now == nil { now = "placeholderText" }
    }
    var place = text.place(ranges[change] ?? [], of: comparedLength)
    // The view has a background too.
    if change.property == "background", place == "'\(text.name)'" { place = "the text of " + place }
    // The attachment itself is at that position.
    let noun = place.hasPrefix(words.noun + " ") ? place : "\(words.noun) of \(place)"
    let comparison = words.comparison(was, now, change.was, change.now)
    return Difference(
      view: text.name, property: change.property, was: was, now: now,
      clause: "\(noun) \(comparison)", reachesLayout: words.reachesLayout,
      isRecolouring: isRecolouring(change.was, change.now, standard: words.standard))
  }
}

extension Difference {
  /// Returns true if a size changed only because the level of a superscript changed.
  fileprivate func follows(superscripts styles: [Difference]) -> Bool {
    func number(_ text: String) -> Double? {
      Double(text.replacing(" pt", with: "").replacing("−", with: ""))
    }
    guard property == "size", let old = number(was), let new = number(now) else { return false }
    return styles.contains { style in
      guard style.property == "superscript", let from = number(style.was), let to = number(style.now) else {
        return false
      }
      var size = old
      for _ in 0..<Int((to - from).magnitude) { size *= to > from ? 2.0 / 3 : 1.5 }
      return (size - new).magnitude < 0.02
    }
  }
}

extension TextAlignment.Piece {
  /// Returns true if the text directly before and after a range of the present text did not change.
  fileprivate func encloses(_ range: Range<Int>, in text: TextPair) -> Bool {
    let startsText = before.lowerBound == 0 && after.lowerBound == 0
    let endsText = before.upperBound == text.before.utf16.count && after.upperBound == text.after.utf16.count
    return (startsText || range.lowerBound > after.lowerBound) && (endsText || range.upperBound < after.upperBound)
  }
}

extension StretchChange {
  /// The sort order of the property: fonts come first, then sizes, then all other properties.
  fileprivate var rank: Int { ["font": 0, "size": 1][property] ?? 2 }
}

/// Returns the value of a property; nil if the list does not contain it.
func value(_ name: String, in properties: [Property]) -> JSON? { properties.first { $0.name == name }?.value }

/// Returns the names of the properties in both lists, in order and without duplicates.
func names(_ before: [Property], _ after: [Property]) -> [String] {
  var names: [String] = []
  for name in (before + after).map(\.name) where !names.contains(name) { names.append(name) }
  return names
}
