import GalleyFiles

extension Artifacts {
  /// Removes the files of failures from the folder, with folders that they leave empty, and the failures from its record.
  /// - Parameter areAccepted: false if their goldens are still others.
  /// - Returns: the record without them.
  @discardableResult
  public func remove(_ failures: [GoldenFailure], areAccepted: Bool) throws -> FailureRuns {
    // The record last: what it names without a file is seen to be accepted, or can be rejected again.
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
