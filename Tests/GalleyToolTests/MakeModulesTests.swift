import GalleyFiles
import Glibc
import TestSupport
import Testing

/// `Rewriting/make-modules` with a compiler that only says what it was asked for.
@Suite struct MakeModulesTests {
  /// A copy of the package with nothing to compile, and programs that stand for the compiler and for df.
  private func makePackage() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let modules = ["CHarfBuzz", "CFreeType", "CPNG", "CICU", "CFYAML", "CNettle", "CClassInit"]
    let copied = try folder.shell(
      """
      set -e
      mkdir -p root/Rewriting/{Sources,Probe,Fixed} root/Scripts root/Sources bin
      cp '\(Repository.root)'/Rewriting/{make-modules,with-toolchain} root/Rewriting
      cp '\(Repository.root)'/Scripts/find-swift.bash root/Scripts
      touch root/Package.swift root/Rewriting/Package.swift
      for module in \(modules.joined(separator: " ")); do cp -r '\(Repository.root)'/Sources/$module root/Sources; done
      mkdir -p root/OpenCombine/Sources/COpenCombineHelpers/include
      touch root/OpenCombine/Sources/COpenCombineHelpers/include/COpenCombineHelpers.h
      """)
    try #require(copied.status == 0, "\(copied.errors)")
    try write(
      """
      #!/bin/bash
      products=\(folder.path)/products
      case "$*" in
        --version) echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)" ;;
        *--show-bin-path) echo "$products" ;;
        -print-target-info) echo '  "runtimeResourcePath": "\(folder.path)/lib/swift"' ;;
        *" resolve")
          eval "${OFFLINE:-}"
          mkdir -p scratch/fetched/checkouts
          cp -r fetched/OpenCombine scratch/fetched/checkouts
          ;;
        *)
          eval "${FAILS:-}"
          [ -z "${SLEEPS:-}" ] || { touch asleep; exec sleep 60; }
          mkdir -p "$products/Modules"
          touch "$products"/{Modules/UIKit.swiftmodule,libGalleyUIKit.so,galley-rewriter}
          ;;
      esac
      """, to: "bin/swift", in: folder)
    // They compile the probe and the library of previews.
    for compiler in ["swiftc", "clang"] { try write("#!/bin/bash\n", to: "bin/" + compiler, in: folder) }
    return folder
  }

  private func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
    try writeFile(folder.path(name), Array(text.utf8))
    chmod(folder.path(name), 0o755)
  }

  /// Runs the script, which says `made` in the end.
  private func make(_ settings: String = "", in folder: TemporaryFolder) throws -> Run {
    try folder.shell("PATH=$PWD/bin:$PATH \(settings) root/Rewriting/make-modules scratch 'of one/build' '' echo made")
  }

  @Test func theFolderIsMadeOnceAndAgainWhenSourcesChange() throws {
    let folder = try makePackage()
    let first = try make(in: folder)
    #expect(first.text == "made\n", "\(first.errors)")
    #expect(first.errors.contains("once: about 12 minutes on two cores"))
    #expect(try folder.text("of one/build/options").hasPrefix("-I\n@/modules\n"))
    #expect(!(try folder.text("of one/build/modules/CHarfBuzz/module.modulemap").contains("link")))
    #expect(try make(in: folder).errors == "")
    _ = try folder.shell("touch -d tomorrow root/Sources/CPNG/new.c")
    #expect(try make(in: folder).errors.contains("Galley's sources changed; compiling the modules"))
  }

  /// Another module of the same name would keep OpenCombine from extending Foundation.
  @Test func openCombineIsThatOfTheArchiveOrFetched() throws {
    let folder = try makePackage()
    _ = try folder.shell("mkdir fetched && mv root/OpenCombine fetched && mkdir -p products/Modules")
    try write("", to: "products/Modules/Combine.swiftmodule", in: folder)
    let offline = try make("OFFLINE='exit 1'", in: folder)
    #expect(offline.status == 2)
    #expect(offline.errors.contains("OpenCombine is missing: it is fetched once from github.com"))
    let tests = ##"[ ! -e $products/Modules/Combine.swiftmodule ] && [ -d "$GALLEY_MODULES/Sources" ]"##
    let isRight = ##"case "$*" in *GalleyUIKit*) \##(tests) || exit 1 ;; esac"##
    let fetched = try make("FAILS='\(isRight)'", in: folder)
    #expect(fetched.text == "made\n", "\(fetched.errors)")
    #expect(try folder.text("of one/build/modules/COpenCombineHelpers/module.modulemap").contains("[system]"))
  }

  @Test func nothingHalfMadeIsLeft() throws {
    let folder = try makePackage()
    // The compiler's own failure, and the status after SIGABRT.
    for failure in ["exit 1", "exit 134"] {
      let failed = try make("FAILS='\(failure)'", in: folder)
      #expect(failed.errors.hasSuffix("do not compile; see the messages above\n"), "\(failed.errors)")
      #expect(failed.status == 2)
      #expect(!exists(folder.path("of one/build")))
    }
    let interrupted = try folder.shell(
      """
      export PATH=$PWD/bin:$PATH SLEEPS=1
      setsid python3 -c '
      import os, signal
      # The threads of tests block signals, and what they start would, too.
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      os.execv("root/Rewriting/make-modules", ["make-modules", "scratch", "of one/build"])' &
      until [ -e asleep ]; do sleep 0.05; done
      kill -TERM -- -$!
      wait $!
      """)
    #expect(interrupted.status == 143)
    #expect(try names(in: folder.path("of one")) == ["build.lock"])
    #expect(try make(in: folder).text == "made\n")
  }

  @Test(arguments: [
    (
      "scratch",
      "the disk of scratch has 19 MB left, and compiling Galley's modules takes 1.5 GB: make room, or name a folder on "
        + "another disk as XDG_CACHE_HOME, and run this again\n"
    ),
    (
      "temporary",
      "the disk of temporary has 19 MB left, and the compiler's temporary files take 20 MB: make room, or name a folder "
        + "on another disk as TMPDIR, and run this again\n"
    ),
  ])
  func aFullDiskIsReported(full: String, message: String) throws {
    let folder = try makePackage()
    try write(
      """
      #!/bin/bash
      echo head
      case $2 in \(full)) echo 'disk 1 2 20479 99% /' ;; *) echo 'disk 1 2 2097152 1% /' ;; esac
      """, to: "bin/df", in: folder)
    let run = try make("TMPDIR=temporary", in: folder)
    #expect(run.errors.hasSuffix(message))
    #expect(run.status == 2)
    #expect(!exists(folder.path("of one/build")))
  }
}
