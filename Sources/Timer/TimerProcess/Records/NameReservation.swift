internal import Control
internal import Journal

/// The search for a name whose record no other timer has, in whichever folder its socket is.
struct NameReservation {
  let label: String?
  let resumed: String?
  let records: RecordFolder
  let boot: String
  /// The reservation of the last name that was free.
  private(set) var reservation: RecordReservation?

  init(_ label: String?, resumed: String?, in records: RecordFolder, boot: String) {
    (self.label, self.resumed, self.records, self.boot) = (label, resumed, records, boot)
  }

  /// Reserves a name, and returns whether it was free.
  ///
  /// A number that has a record belongs to another timer, running or unfinished; the label of an
  /// unfinished timer is free.
  mutating func reserve(_ name: String) -> Bool {
    // A lock that this process holds would exclude it, too.
    reservation = nil
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    reservation = records.reserve(file, boot: boot)
    if name != label, name != resumed, records.contains(file) { reservation = nil }
    return reservation != nil
  }

  /// Reserves a name for a timer that can't have a socket.
  mutating func reserve(forProcess process: Int32) -> String {
    guard let label else { return "process \(process)" }
    var (name, number) = (label, 1)
    while !reserve(name) {
      number += 1
      name = "\(label) \(number)"
    }
    return name
  }
}
