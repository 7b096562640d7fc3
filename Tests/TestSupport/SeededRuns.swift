import Glibc

/// How many seeds a property test goes through.
public enum SeededRuns {
  /// The usual number, or as many times that as GALLEY_RANDOM_RUNS says.
  public static func count(_ usual: Int) -> Int {
    guard let value = getenv("GALLEY_RANDOM_RUNS"), let factor = Int(String(cString: value)) else { return usual }
    return usual * max(1, factor)
  }
}
