import GalleyPipeline

/// A value that a round of a workload measured.
struct Reading {
  /// The part of the work that was measured; nil for the whole.
  var subject: String?
  var unit: String
  var value: Double

  /// True if both readings have the same subject and unit. Their values may differ.
  func measuresSame(as other: Reading) -> Bool { subject == other.subject && unit == other.unit }
}

/// A part of a workload, with other programs that do the same work, for comparison.
struct WorkloadPart {
  /// The name of the part; nil for the workload's own subject.
  var subject: String?
  /// Does the work once and returns the readings.
  var measure: () throws -> [Reading]
  /// The programs to compare with, whose readings have the same subjects and units as Galley's.
  var rivals: [Rival] = []
}

/// A program that does the same work as a part of a workload, for comparison.
struct Rival {
  var name: String
  var measure: () throws -> [Reading]
}

/// A workload whose input is prepared.
struct Workload {
  var name: String
  /// The text in tables for values that have no subject.
  var subject = ""
  var parts: [WorkloadPart]

  /// Returns the medians over all rounds. A round measures every part and, immediately after it,
  /// the programs to compare with, so that both run under the same conditions. An additional first
  /// round fills caches of the system, and is not counted.
  func measure(rounds: Int) throws -> Measurement {
    let bar = ProgressBar(total: (rounds + 1) * parts.count)
    defer { bar.finish() }
    var results = parts.map { PartResult(subject: $0.subject, rivals: $0.rivals.map(\.name)) }
    for round in 0...rounds {
      for (index, part) in parts.enumerated() {
        let own = try part.measure()
        let others = try part.rivals.map { try $0.measure() }
        if round > 0 { results[index].add(own, others) }
        bar.advance()
      }
    }
    return Measurement(name: name, subject: subject, values: results.flatMap(\.values))
  }
}

/// The readings of a part of a workload from all rounds.
private struct PartResult {
  let subject: String?
  private var own: [[Reading]] = []
  private var others: [(name: String, rounds: [[Reading]])]

  init(subject: String?, rivals: [String]) {
    self.subject = subject
    others = rivals.map { ($0, []) }
  }

  mutating func add(_ readings: [Reading], _ rivals: [[Reading]]) {
    own.append(readings)
    for (index, readings) in rivals.enumerated() { others[index].rounds.append(readings) }
  }

  /// The medians for each of Galley's readings. Galley's median comes first. The medians of rivals
  /// with the same reading follow, and after each of them Galley's median as a multiple of the
  /// rival's.
  var values: [MeasuredValue] {
    medians(own).flatMap { reading -> [MeasuredValue] in
      let subject = [subject, reading.subject].compactMap(\.self).joined(separator: ", ")
      let value = MeasuredValue(subject: subject, unit: reading.unit, value: reading.value)
      return [value]
        + others.flatMap { rival in
          let same = medians(rival.rounds).first { $0.measuresSame(as: reading) }
          return same.map { value.compared(with: rival.name, $0.value) } ?? []
        }
    }
  }

  /// Returns the medians of readings. A reading may be missing in some rounds, since a process can
  /// end before its memory is read.
  private func medians(_ rounds: [[Reading]]) -> [Reading] {
    let fullest = rounds.max { $0.count < $1.count } ?? []
    return fullest.map { reading in
      var reading = reading
      let same = rounds.compactMap { $0.first { $0.measuresSame(as: reading) }?.value }
      reading.value = median(same)
      return reading
    }
  }
}
