import CFuzzer
import GalleyFiles
import GalleySystem

// galley-fuzz --target=NAME [options of libFuzzer] FOLDER…: runs a target on inputs made after those in the folders.
// galley-fuzz --target=NAME --seeds=FOLDER: writes the inputs to begin with.
// galley-fuzz --targets: lists the targets.

func option(_ name: String) -> String? {
  CommandLine.arguments.first { $0.hasPrefix("--\(name)=") }.map { String($0.dropFirst(name.count + 3)) }
}

func fail(_ message: String) -> Never {
  _ = (message + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(2)
}

if CommandLine.arguments.contains("--targets") {
  for target in targets { print(target.name, target.type.largestInput) }
  exit(0)
}
let names = targets.map(\.name).joined(separator: ", ")
guard let target = targets.first(where: { $0.name == option("target") })?.type else {
  fail("--target=NAME is one of \(names)")
}
if let folder = option("seeds") {
  do {
    try makeFolder(folder)
    for (number, seed) in target.seeds.enumerated() { try writeFile(joined(folder, "seed-\(number)"), seed) }
    exit(0)
  } catch {
    fail("\(error)")
  }
}
do {
  Fuzzing.target = try target.init()
} catch {
  fail("\(error)")
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    Fuzzing.target?.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
