internal import Runtime
internal import Texts

/// The name that the program was invoked as, which depends on how it was installed.
enum CalledName {
  static let text = ProgramName.name(calledAs: ProgramArguments.name, orElse: "shape")
}
