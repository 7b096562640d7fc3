import GalleyBase

/// The steps of two layouts: those that are in both, matched by action and picture, and those that
/// are in only one or were changed.
struct StepPairs {
  /// A step that was added, removed or changed.
  struct Edit {
    /// The index among the golden's steps; nil for an added step.
    var before: Int?
    /// The index among the present steps; nil for a removed step.
    var after: Int?
    /// The index among the present steps at which the step is; for a removed step, the index at
    /// which it was.
    var place: Int

    /// Returns the sentence about the added, removed or changed step.
    func sentence(_ steps: [StepSummary], _ actual: [StepSummary]) -> String {
      let (old, new) = (before.map { steps[$0].name }, after.map { actual[$0].name })
      let number = (after ?? before ?? 0) + 1
      if let old, let new { return "step \(number) is now \(new) instead of \(old)" }
      return new.map { "step \(number) (\($0)) is new" } ?? "step \(number) (\(old ?? "")) is gone"
    }
  }

  /// The steps in both layouts, in order.
  var both: [(before: Int, after: Int)] = []
  /// The steps in both layouts whose pictures differ, or that have a picture in only one of them,
  /// in order.
  var reframed: [(before: Int, after: Int)] = []
  /// The edits in order. A step that replaced another step is a single edit.
  var edits: [Edit] = []

  /// Matches the steps of `before` with those of `after`.
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
  /// Returns true if both steps are the same action, or if both only take a picture. The names of
  /// pictures may differ.
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

  /// The bytes of action and picture, by which steps are matched.
  fileprivate var act: [UInt8] { Array(words.utf8) + [0] + Array((frame ?? "").utf8) }
}
