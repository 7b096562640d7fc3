import GalleyBase
import GalleyFiles
import GalleySystem

/// The measured values of a workload.
struct Measurement: Sendable {
  /// The name of the workload.
  var name: String
  /// The values with their names, in the order of the report. The unit is part of the name.
  var values: [(name: String, value: Double)]

  /// The report as text: one line a value.
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
}

/// Returns the middle value, or the mean of the two middle ones.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Returns the CPU seconds of this process so far: user and system, of all its threads.
func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Returns the peak memory of this process, in MB of 1,024 kB.
func peakMegabytes() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
}

/// Returns a number with three decimals.
private func fixed(_ value: Double) -> String {
  value.magnitude.decimal(places: 3, keepsZeros: true) ?? "\(value)"
}
