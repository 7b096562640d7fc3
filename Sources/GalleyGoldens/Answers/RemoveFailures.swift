import GalleyFiles

extension Artifacts {
  /// Removes the files of failures, the folders that become empty, and the failures' entries in
  /// `runs.json`. Returns the runs with the remaining failures.
  /// - Parameter areAccepted: false if their goldens still differ.
  /// - Returns: the record without them.
  @discardableResult
  public func remove(_ failures: [GoldenFailure], areAccepted: Bool) throws -> FailureRuns {
    // The record is written last: an entry without files is recognised as accepted, or can be rejected again.
    for failure in failures {
      var place = GalleyFiles.folder(of: failure.actualLayout)
      guard isInside(joined(folder, place)) else { continue }
      for file in failure.files { removeFile(joined(folder, file)) }
      while !place.isEmpty {
        removeEmptyFolder(joined(folder, place))
        place = GalleyFiles.folder(of: place)
      }
    }
    var runs = FailureRuns(in: self)
    try runs.remove(failures.map(\.golden), areAccepted: areAccepted)
    if runs.failures.isEmpty { removeEmptyFolder(folder) }
    return runs
  }
}
