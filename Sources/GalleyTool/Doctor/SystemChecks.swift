import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyPipeline
import GalleySystem

/// Returns checks of the machine: that several files can be written together in a folder, and that
/// threads have enough stack for the deepest scene.
func systemChecks() -> [Check] { [systemCheck()] + processChecks() + folderChecks() + [stackCheck()] }

/// Returns a check that describes the system, for readers of a report.
private func systemCheck() -> Check {
  var facts = utsname()
  guard unsafe uname(&facts) == 0 else { return Check(isOK: true, message: "the system's name is unknown") }
  func text(_ field: some Any) -> String {
    unsafe withUnsafeBytes(of: field) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
  let processors = availableProcessors()
  return Check(
    isOK: true,
    message: "\(text(facts.sysname)) \(text(facts.release)) \(text(facts.machine)), \(processors) "
      + (processors == 1 ? "processor" : "processors"))
}

/// Returns a failed check if the system does not provide information about processes; otherwise no
/// check.
private func processChecks() -> [Check] {
  guard procProgramPath == nil else { return [] }
  return [
    Check(
      isOK: false,
      message: "/proc is not mounted: the memory of processes cannot be read, so that --memory-limit of galley worker "
        + "takes effect only at twice its value")
  ]
}

/// Returns a check that files can be written in the way in which goldens are written.
private func folderChecks() -> [Check] {
  do {
    return try withTemporaryFolder("galley-doctor") { folder in
      let (first, second) = (joined(folder, "first"), joined(folder, "second"))
      for text in ["old", "new"] {
        let files = [first, second].map { OutputFile(path: $0, bytes: Array(text.utf8)) }
        try writeTogether(files, isJournaled: true)
      }
      let isWhole = try [first, second].allSatisfy { try readFile($0) == Array("new".utf8) }
      let left = try names(in: folder)
      let isOK = isWhole && left == ["first", "second"]
      return [
        Check(
          isOK: isOK,
          message: isOK
            ? "files can be written and renamed in a temporary folder"
            : "files were not correctly written and renamed in a temporary folder")
      ]
    }
  } catch {
    return Check.failures(error)
  }
}

private func stackCheck() -> Check {
  let size = currentStackSize()
  let isOK = size == 0 || size >= threadStack / 2
  // Round to megabytes, since the main thread lacks a varying number of pages.
  let megabytes = (size + (1 << 19)) >> 20
  let need = isOK ? "" : "; at least \(threadStack >> 21) MB are needed"
  return Check(isOK: isOK, message: "the drawing thread has a stack of \(megabytes) MB\(need)", isPart: true)
}
