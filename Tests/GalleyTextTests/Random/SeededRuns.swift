import Glibc

/// How many seeds a property test goes through.
enum SeededRuns {
  /// The usual number, or as many times that as GALLEY_RANDOM_RUNS says.
  static func count(_ usual: Int) -> Int {
    guard let value = getenv("GALLEY_RANDOM_RUNS"), let factor = Int(String(cString: value)) else { return usual }
    return usual * max(1, factor)
  }
}
