import Foundation
import GalleyDrawing
import GalleyFiles
import GalleyViews
import Glibc
import SwiftUI
import UIFoundation

/// Draws previews in a process, one after the other. A preview that crashes ends this process but
/// not the whole run.
@MainActor struct PreviewArtist {
  private let job: PreviewJob
  private let events: FileHandle

  init(_ job: PreviewJob) throws {
    self.job = job
    guard let events = FileHandle(forWritingAtPath: job.events) else { throw Mistake("cannot write \(job.events)") }
    self.events = events
    try events.seekToEnd()
    var limit = rlimit(rlim_cur: UInt(job.limits.megabytes) << 20, rlim_max: UInt(job.limits.megabytes) << 20)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  func run() throws {
    // A constant of the code, such as a width of the screen, may be evaluated before a stage has
    // its device.
    let device = Device.named(PreviewVariant.usualDevice) ?? Device.all[0]
    UIKitEnvironment.current.show(device, in: .portrait)
    for number in job.chosen where number >= job.start.preview {
      let listed = job.previews[number]
      try tell(.opens(number))
      begin()
      guard let function = dlsym(nil, listed.symbol) else {
        try tell(.isAbsent(number))
        continue
      }
      typealias Function = @convention(c) () -> UnsafeMutableRawPointer
      let source = PreviewSource.taken(from: unsafeBitCast(function, to: Function.self)())
      // The name is known even if the body is not evaluated to its end.
      try tell(.hasPages(number, typeName: source.typeName, titles: [source.title]))
      try tell(.opens(number))
      let pages: [PreviewPage]
      do { pages = try PreviewStage.withEmptyWindow(on: device) { try source.pages() } } catch {
        try tell(.failed(PreviewPlace(preview: number), "\(error)"))
        continue
      }
      try tell(.hasPages(number, typeName: source.typeName, titles: pages.map(\.title)))
      if !job.isListing { try draw(pages, of: number) }
    }
    try tell(.done)
  }

  private func draw(_ pages: [PreviewPage], of number: Int) throws {
    for (page, shown) in pages.enumerated() {
      for (index, variant) in job.variants.enumerated() {
        let place = PreviewPlace(preview: number, page: page, variant: index)
        guard place >= job.start else { continue }
        try tell(.draws(place))
        begin()
        do {
          let looks = try PreviewStage(shown, variant).looks(mostPixels: job.limits.pixels)
          let pictures = try looks.map { look in
            let stem =
              job.folder + "/"
              + ["\(number)-\(page)-\(index)", look.presented].compactMap(\.self)
              .joined(separator: "-")
            try writeFile(stem + ".png", try PNG.encode(look.image))
            try writeFile(stem + ".json", look.layout)
            return DrawnPicture(presented: look.presented, image: stem + ".png", layout: stem + ".json")
          }
          try tell(.drew(place, pictures: pictures, remarks: remarks()))
        } catch {
          try tell(.failed(place, "\(error)"))
        }
      }
    }
  }

  /// Resets the clock, random numbers and stored settings, so that they are the same for every
  /// preview.
  private func begin() {
    typealias Begin = @convention(c) (Int64) -> Void
    if let function = dlsym(nil, "galley_fixed_begin") {
      unsafeBitCast(function, to: Begin.self)(Int64(job.clock))
    }
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
  }

  /// Returns a remark if the preview tried to use the network, because a picture should not depend
  /// on it; otherwise an empty list.
  private func remarks() -> [String] {
    typealias Count = @convention(c) () -> Int32
    guard let function = dlsym(nil, "galley_fixed_network_calls"),
      unsafeBitCast(function, to: Count.self)() > 0
    else { return [] }
    return ["uses the network, which is not available in previews"]
  }

  private func tell(_ event: PreviewEvent) throws {
    try events.write(contentsOf: JSONEncoder().encode(event) + Data("\n".utf8))
  }
}
