import Glibc

/// The number of seeds that a property test tries.
public enum SeededRuns {
  /// Returns the usual number, multiplied by GALLEY_RANDOM_RUNS if that is set.
  public static func count(_ usual: Int) -> Int {
    guard let value = getenv("GALLEY_RANDOM_RUNS"), let factor = Int(String(cString: value)) else { return usual }
    return usual * max(1, factor)
  }
}
