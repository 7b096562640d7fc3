/// The steps of two layouts: those of both, found by what they do, and those that came, went or do something else.
struct StepPairs {
  /// One step that is not in both.
  struct Edit {
    /// The index among the golden's steps; nil for one that came.
    var before: Int?
    /// The index among the present steps; nil for one that went.
    var after: Int?
    /// The index among the present steps at which it is, or was.
    var place: Int

    /// Returns the sentence about it.
    func sentence(_ steps: [StepSummary], _ actual: [StepSummary]) -> String {
      let (old, new) = (before.map { steps[$0].name }, after.map { actual[$0].name })
      let number = (after ?? before ?? 0) + 1
      if let old, let new { return "step \(number) is now \(new) instead of \(old)" }
      return new.map { "step \(number) (\($0)) is new" } ?? "step \(number) (\(old ?? "")) is gone"
    }
  }

  /// In their order.
  var both: [(before: Int, after: Int)] = []
  /// In their order. A step that went where another came is one edit.
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
  /// The action and the picture, by which steps are found: their bytes.
  fileprivate var act: [UInt8] { Array(words.utf8) + [0] + Array((frame ?? "").utf8) }
}
