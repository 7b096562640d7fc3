import GalleyFiles
import GalleyScenes
import Glibc

/// What a workload came to.
struct Measurement: Sendable {
  /// The workload.
  var name: String
  /// What was measured, by name, in the order to be shown. The unit is part of the name.
  var values: [(name: String, value: Double)]

  /// For people: one line a value.
  var text: String {
    "\(name)\n"
      + values.map { entry in
        let number = fixed(entry.value)
        return "  " + String(repeating: " ", count: max(0, 12 - number.count)) + number + "  \(entry.name)\n"
      }.joined()
  }

  /// The report of `--json`.
  static func json(_ measurements: [Measurement]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    for measurement in measurements {
      json.key(measurement.name)
      json.beginObject(.lines)
      for entry in measurement.values {
        json.key(entry.name)
        json.value((entry.value * 1000).rounded() / 1000)
      }
      json.endObject()
    }
    json.endObject()
    json.newline()
    return json.bytes
  }
}

/// The middle of the values; the mean of the two middle ones of an even number.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// CPU seconds of this process so far, user and system, of all its threads.
func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most memory that this process has held at once, in MB of 1,024 kB.
func peakMegabytes() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
}

/// At most three decimals.
private func fixed(_ value: Double) -> String {
  let thousandths = Int((value.magnitude * 1000).rounded())
  let fraction = String(thousandths % 1000)
  let decimals = String(repeating: "0", count: 3 - fraction.count) + fraction
  return "\(thousandths / 1000).\(decimals)"
}
