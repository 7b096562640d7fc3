import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyScenes

extension CaseReport {
  /// The line of the scene that a failure is about, from 1: that of the view that its first reasons name, else the first.
  var line: Int {
    let names = ((try? result.get())?.reasons ?? []).flatMap { $0.matches(of: /'([^']+)'/).map { String($0.1) } }
    guard !names.isEmpty, let bytes = try? readFile(golden.scene, limit: ReadingLimits().fileSize),
      let document = try? Document(reading: bytes, file: golden.scene)
    else { return 1 }
    return names.lazy.compactMap { document.position(ofView: $0)?.line }.first ?? 1
  }
}
