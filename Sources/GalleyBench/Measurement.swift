import GalleyBase
import GalleyFiles
import GalleyPipeline
import GalleySystem

/// A measured value of a workload.
struct MeasuredValue: Hashable, Sendable {
  /// The part of the workload that was measured; empty for the whole.
  var subject: String
  var unit: String
  var value: Double
  /// The program that was measured, or that Galley is compared with; nil for Galley alone.
  var rival: String?
  /// True if the value is Galley's value divided by the rival's.
  var isRatio = false

  /// The name for `--json`: subject, unit and rival.
  var name: String {
    [subject, unit, rival.map { isRatio ? "× \($0)" : $0 } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns two values: that of the rival (a program that does the same work), and Galley's value
  /// as a multiple of it.
  func compared(with rival: String, _ theirs: Double) -> [MeasuredValue] {
    let other = MeasuredValue(subject: subject, unit: unit, value: theirs, rival: rival)
    guard theirs > 0 else { return [other] }
    return [
      other, MeasuredValue(subject: subject, unit: unit, value: value / theirs, rival: rival, isRatio: true),
    ]
  }
}

/// The measured values of a workload.
struct Measurement: Sendable {
  /// The name of the workload.
  var name: String
  /// The text in tables for values that have no subject.
  var subject: String
  /// The values in the order of the report.
  var values: [MeasuredValue]

  /// The report as text, with one line for each value.
  var text: String {
    "\(name)\n"
      + values.map { entry in
        let number = fixed(entry.value)
        return "  " + String(repeating: " ", count: max(0, 12 - number.count)) + number + "  \(entry.name)\n"
      }.joined()
  }

  /// Returns the report of `--json`.
  static func json(_ measurements: [Measurement]) -> JSON {
    let workloads = measurements.map { measurement in
      let values = measurement.values.map { JSON.Member(name: $0.name, value: .number($0.value.thousandths)) }
      return JSON.Member(name: measurement.name, value: .object(values))
    }
    return (["galley": 1] as JSON) + .object(workloads)
  }

  /// Returns the report of `--markdown`: a table of workload, subject, value and unit.
  static func markdown(_ measurements: [Measurement]) -> String {
    let rows = measurements.flatMap { measurement in
      measurement.values.map { value in
        let unit = value.isRatio ? "× \(value.rival ?? "")" : value.unit
        let rival = value.isRatio ? nil : value.rival
        let subject = value.subject.isEmpty ? measurement.subject : value.subject
        let measured = [subject, value.isRatio ? value.unit : "", rival ?? ""].filter { !$0.isEmpty }
        return "| \(measurement.name) | \(measured.joined(separator: ", ")) | \(brief(value.value)) | \(unit) |\n"
      }
    }
    return "| workload | measured | value | unit |\n|---|---|---|---|\n" + rows.joined()
  }
}

/// Returns the median: the middle value, or the mean of the two middle values.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Returns the CPU time of this process so far in seconds: user and system, of all its threads.
func cpuSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Returns the CPU time of a closure in milliseconds.
func cpuMilliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = cpuSeconds()
  try body()
  return (cpuSeconds() - start) * 1000
}

/// Returns the peak memory of this process, in MB of 1,024 kB. On Linux this is at least the
/// peak memory of the parent process.
func peakMegabytes() -> Double {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(mostMemoryInBytes(usage)) / Double(1 << 20)
}

/// Returns a number with three decimals.
private func fixed(_ value: Double) -> String {
  value.magnitude.decimal(places: 3, keepsZeros: true) ?? "\(value)"
}

/// Returns a number with as many decimals as fit into a table: none from 100, one from 10, and two
/// or three for smaller numbers.
private func brief(_ value: Double) -> String {
  let places = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  return value.magnitude.decimal(places: places) ?? "\(value)"
}
