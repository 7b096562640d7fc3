import GalleyBase
import GalleyFiles
import GalleyScenes

extension PropertyWords {
  /// The noun for a property that a view may or may not have: `a path`, `exclusions`.
  var thing: String { (isPlural ? "" : "a ") + noun.dropFirst("the ".count) }

  /// True if the property can affect lines and frames.
  var reachesLayout: Bool { reach == .layout }

  /// The verb between the noun and the value: `is` or `are`.
  var verb: String { isPlural ? "are" : "is" }

  /// Returns both values in words. For objects, only the members that differ are included.
  func texts(_ was: JSON?, _ now: JSON?) -> (was: String, now: String) {
    if case .string(let old)? = was, case .string(let new)? = now {
      // Long values are shown from a little before the difference.
      let isLong = max(old.count, new.count) > 60
      if form == .quoted || isLong || old == new {
        let texts = quoted(old, differingFrom: new)
        return (texts.before, texts.after)
      }
    }
    guard case .object(let old)? = was, case .object(let new)? = now else { return (text(was), text(now)) }
    let names = (old + new.filter { member in !old.contains { $0.name == member.name } }).map(\.name)
    let differing = names.filter { was?[$0] != now?[$0] && was?[$0]?.isDigest != true && now?[$0]?.isDigest != true }
    func words(_ value: JSON?) -> String {
      if differing.allSatisfy({ value?[$0] == nil }) { return "none" }
      if differing == ["template"] { return value?["template"] == .bool(true) ? "a template" : "in its own colours" }
      return differing.map { wording(.object([JSON.Member(name: $0, value: value?[$0] ?? .string("none"))])) }
        .joined(separator: ", ")
    }
    return (words(was), words(now))
  }

  /// Returns the end of a clause about a changed style, such as `is A instead of B` or
  /// `is now set: A`.
  /// - Parameters:
  ///   - was: the golden's value in words.
  ///   - now: the present value in words.
  func comparison(_ was: String, _ now: String, _ before: JSON?, _ after: JSON?) -> String {
    guard was == now else { return "\(verb) \(replacement(now, was))" }
    if before == nil { return "\(verb) now set: \(now)" }
    if after == nil { return "\(verb) no longer set: \(was)" }
    // Pictures have no words.
    return isPlural ? "are others" : "is another"
  }

  /// Returns the value in words, with its unit.
  func text(_ value: JSON?) -> String {
    if form == .limit, value?.number == 0 { return "none" }
    guard let value else { return standard + (Double(standard) == nil ? "" : unit) }
    if form == .quoted, let string = value.string { return string.quoted }
    if form == .transform, let words = transformWording(value) { return words }
    return wording(value) + (value.number == nil ? "" : unit)
  }
}
