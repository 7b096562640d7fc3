/// Divides a length among members by their priority and flexibility.
struct LengthSharing {
  let priorities: [Double]
  /// A closure that returns the length that a member takes, from the member's index and a proposed
  /// length.
  let length: (Int, CGFloat) -> CGFloat

  /// Returns the length to propose to each member.
  func shares(of total: CGFloat) -> [CGFloat] {
    var shares = [CGFloat](repeating: 0, count: priorities.count)
    var left = total
    for priority in Set(priorities).sorted(by: >) {
      let members = priorities.indices.filter { priorities[$0] == priority }
      let waiting = priorities.indices.reduce(0) { $0 + (priorities[$1] < priority ? length($1, 0) : 0) }
      var available = left - waiting
      let order = inOrderOfFlexibility(members)
      for (position, index) in order.enumerated() {
        let share = max(0, available / CGFloat(order.count - position))
        shares[index] = share
        let taken = length(index, share)
        available -= taken
        left -= taken
      }
    }
    return shares
  }

  private func inOrderOfFlexibility(_ members: [Int]) -> [Int] {
    if members.count == 1 { return members }
    let flexibility = members.map { length($0, .infinity) - length($0, 0) }
    return members.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }.map { members[$0] }
  }
}
