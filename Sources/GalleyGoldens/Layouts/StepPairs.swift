import GalleyBase

/// The steps of two layouts: those in both, matched by action and picture, and those that were added, removed or
/// changed.
struct StepPairs {
  /// One step that is not in both.
  struct Edit {
    /// The index among the golden's steps; nil for an added step.
    var before: Int?
    /// The index among the present steps; nil for a removed step.
    var after: Int?
    /// The index among the present steps where it is or was.
    var place: Int

    /// Returns the sentence about it.
    func sentence(_ steps: [StepSummary], _ actual: [StepSummary]) -> String {
      let (old, new) = (before.map { steps[$0].name }, after.map { actual[$0].name })
      let number = (after ?? before ?? 0) + 1
      if let old, let new { return "step \(number) is now \(new) instead of \(old)" }
      return new.map { "step \(number) (\($0)) is new" } ?? "step \(number) (\(old ?? "")) is gone"
    }
  }

  /// In order.
  var both: [(before: Int, after: Int)] = []
  /// Steps in both with a different picture, or with a picture in one only; in order.
  var reframed: [(before: Int, after: Int)] = []
  /// In order. A step that replaced another one is a single edit.
  var edits: [Edit] = []

  /// Finds the steps of `before` among those of `after`.
  init(_ before: [StepSummary], _ after: [StepSummary]) {
    let difference = after.map(\.act).difference(from: before.map(\.act))
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var (old, now) = (0, 0)
    while old < before.count || now < after.count {
      switch (gone.contains(old), new.contains(now)) {
      case (true, true) where before[old].doesTheSame(as: after[now]):
        reframed.append((old, now))
        both.append((old, now))
      case (true, true): edits.append(Edit(before: old, after: now, place: now))
      case (true, false): edits.append(Edit(before: old, place: now))
      case (false, true): edits.append(Edit(after: now, place: now))
      case (false, false): both.append((old, now))
      }
      let (isGone, isNew) = (gone.contains(old), new.contains(now))
      if isGone || !isNew { old += 1 }
      if isNew || !isGone { now += 1 }
    }
  }
}

extension StepSummary {
  /// True if both are the same action, or both only take a picture; the names of pictures may differ.
  fileprivate func doesTheSame(as other: StepSummary) -> Bool { words.isExactly(other.words) }

  /// Returns the sentence about a picture after the step that was renamed, added or removed.
  /// - Parameter number: the number of the present step, from 1.
  func frameChange(to actual: StepSummary, number: Int) -> String {
    let step = words.isEmpty ? "step \(number)" : "step \(number) (\(words))"
    switch (frame, actual.frame) {
    case (let old?, let new?): return "the frame of \(step) is now called '\(new)' instead of '\(old)'"
    case (nil, let new?): return "\(step) now has the frame '\(new)'"
    default: return "\(step) no longer has the frame '\(frame ?? "")'"
    }
  }

  /// The bytes of the action and the picture, by which steps are matched.
  fileprivate var act: [UInt8] { Array(words.utf8) + [0] + Array((frame ?? "").utf8) }
}
