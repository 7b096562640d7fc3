import GalleyBase
import GalleyFiles
import Synchronization

/// The files that show failures of earlier runs. Each folder is listed only once.
public final class EarlierArtifacts: Sendable {
  private let artifacts: Artifacts
  /// True if the folder did not exist at first, so that an earlier run left no files.
  private let isEmpty: Bool
  /// The sorted names in each folder that was listed so far.
  private let folders = Mutex<[String: [String]]>([:])

  /// Creates a list of the files that are in the artifacts folder now.
  public init(in artifacts: Artifacts) {
    self.artifacts = artifacts
    isEmpty = !exists(artifacts.folder)
  }

  /// Removes the files of a scene or cell, including those of removed frames. Files of another
  /// scene whose name looks like a frame are kept.
  public func remove(_ golden: GoldenCase) {
    guard !isEmpty else { return }
    let stem = artifacts.stem(of: golden)
    let folder = folder(of: stem)
    let start = fileName(of: stem) + "."
    let names = names(in: folder)
    for name in names[names.partitionPoint { $0 >= start }...].prefix(while: { $0.hasPrefix(start) }) {
      guard let ending = Artifacts.endings.first(where: { name.hasSuffix($0) }) else { continue }
      let frame = name.dropFirst(start.count).dropLast(ending.count)
      let isOwn = name.count < start.count + ending.count
      let isOfFrame =
        !isOwn && !frame.isEmpty && !frame.contains(".") && Artifacts.pictureEndings.contains(ending)
        && scene(withStem: "\(golden.stem).\(frame)") == nil
      if isOwn || isOfFrame { removeFile(joined(folder, name)) }
    }
  }

  /// Returns the names of the files in a folder; an empty list if a link leads out of the artifacts
  /// folder.
  private func names(in folder: String) -> [String] {
    folders.withLock { folders in
      if let known = folders[folder] { return known }
      let isInside = artifacts.isInside(folder)
      // Killed runs may have left temporary files, which belong to no case.
      if isInside { removeUnfinished(in: folder) }
      let found = isInside ? (try? GalleyFiles.names(in: folder)) ?? [] : []
      folders[folder] = found
      return found
    }
  }
}
