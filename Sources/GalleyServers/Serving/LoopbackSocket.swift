import GalleyBase
import GalleySystem

/// Returns a socket that listens at a port of 127.0.0.1, with the port's number. Port 0 means any
/// free port.
func loopbackListener(port: Int) throws -> (descriptor: Int32, port: Int) {
  let descriptor = socket(AF_INET, streamOption, 0)
  guard descriptor >= 0 else { throw FileError(path: "127.0.0.1:\(port)", reason: "a socket cannot be created") }
  setCloseOnExec(descriptor)
  // After a server has ended, its port stays in use for a while.
  var isReusable: Int32 = 1
  unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<Int32>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  address.sin_addr.s_addr = (0x7F00_0001 as UInt32).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isListening =
    unsafe withSocketAddress(of: &address) { unsafe bind(descriptor, $0, size) == 0 } && listen(descriptor, 16) == 0
  guard isListening else {
    let reason =
      unsafe errno == EADDRINUSE ? "is in use: choose another port with --port" : String(cString: strerror(errno))
    close(descriptor)
    throw FileError(path: "127.0.0.1:\(port)", reason: reason)
  }
  _ = unsafe withSocketAddress(of: &address) { unsafe getsockname(descriptor, $0, &size) }
  return (descriptor, Int(in_port_t(bigEndian: address.sin_port)))
}

private func withSocketAddress<Result>(
  of address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
) -> Result {
  unsafe withUnsafeMutablePointer(to: &address) { address in
    unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0) }
  }
}
