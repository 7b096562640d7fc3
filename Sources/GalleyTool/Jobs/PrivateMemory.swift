import GalleyFiles
import GalleySystem

/// Returns the bytes of memory that a process has for itself, without the files that it maps; nil if the system does not
/// say.
func privateMemory(of process: pid_t) -> Int? {
  // Pages: of the address space, in memory, and of those the ones that are shared with files.
  guard let bytes = try? readFile("/proc/\(process)/statm", limit: 1 << 12) else { return nil }
  let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").prefix(3).compactMap { Int($0) }
  return pages.count == 3 ? max(0, pages[1] - pages[2]) * Int(getpagesize()) : nil
}
