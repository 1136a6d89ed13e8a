internal import Texts

extension Option {
  /// Creates a flag.
  package static func flag(
    _ name: String, short: Character? = nil,
    _ path: ValuePath<Arguments, Bool>,
    help: String
  ) -> Option {
    Option(name, short: short, .none, help: help) { arguments, _ in
      arguments[keyPath: path] = true
    }
  }

  /// Creates a flag with a custom effect.
  package static func flag(
    _ name: String, short: Character? = nil, help: String,
    set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    Option(name, short: short, .none, help: help) { arguments, _ in set(&arguments) }
  }

  /// Creates a flag that has an opposite, whose help is `opposite`.
  package static func toggle(
    _ name: String, _ path: ValuePath<Arguments, Bool?>, help: String,
    opposite: String
  ) -> Option {
    Option(name, .toggle(opposite: opposite), help: help) { arguments, given in
      arguments[keyPath: path] = given == .flag(true)
    }
  }

  /// Creates an option whose value is parsed by `read`.
  package static func value<Value: SendableMetatype>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: ValuePath<Arguments, Value?>, help: String,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) -> Option {
    Option(name, short: short, .required(placeholder), help: help) {
      (arguments, given) throws(ValueError) in
      guard case .text(let text) = given else { return }
      arguments[keyPath: path] = try read(text)
    }
  }

  /// Creates an option whose value has a form and is stored by `store`.
  package static func value<Value: SendableMetatype>(
    _ name: String, short: Character? = nil, _ placeholder: String, _ form: ValueForm<Value>,
    help: String, store: @escaping @Sendable (inout Arguments, Value) throws(ValueError) -> Void
  ) -> Option {
    var option = Option(
      name, short: short, .required(placeholder), help: "\(help): \(form.text)."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      try store(&arguments, try form.value(of: text))
    }
    option.form = form.text
    return form.words.isEmpty ? option : option.completing(form.words)
  }

  /// Creates an option whose value has a form.
  package static func value<Value: SendableMetatype>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: ValuePath<Arguments, Value>, _ form: ValueForm<Value>,
    help: String
  ) -> Option {
    value(name, short: short, placeholder, form, help: help) { $0[keyPath: path] = $1 }
  }

  /// Creates an option whose value has a form, for a property that is `nil` without it.
  package static func value<Value: SendableMetatype>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: ValuePath<Arguments, Value?>, _ form: ValueForm<Value>,
    help: String
  ) -> Option {
    value(name, short: short, placeholder, form, help: help) { $0[keyPath: path] = $1 }
  }

  /// Creates an option whose value is text, which must not be blank if `refusal` is given.
  package static func text(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ path: ValuePath<Arguments, String?>, help: String,
    orElse refusal: String? = nil
  ) -> Option {
    value(name, short: short, placeholder, path, help: help) { (text) throws(ValueError) in
      if let refusal, text.allSatisfy(\.isWhitespace) { throw .needs(refusal) }
      return text
    }
  }

  /// Creates a repeatable option whose values are texts.
  package static func texts(
    _ name: String, _ placeholder: String,
    _ path: ValuePath<Arguments, [String]>,
    help: String
  ) -> Option {
    var option = Option(name, .required(placeholder), help: help) { arguments, given in
      if case .text(let text) = given { arguments[keyPath: path].append(text) }
    }
    option.isRepeatable = true
    return option
  }

  /// Creates an option whose value is an integer in a range; `kind` describes it, as in “a number
  /// of times”.
  package static func number(
    _ name: String, _ placeholder: String,
    _ path: ValuePath<Arguments, Int?>,
    in range: ClosedRange<Int>, _ kind: String, help: String
  ) -> Option {
    value(name, placeholder, path, help: help) { (text) throws(ValueError) in
      guard let number = Int(text), range.contains(number) else {
        throw .expected("\(kind) from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// Creates an option whose value is one of a few words.
  package static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: ValuePath<Arguments, Value?>,
    as placeholder: String? = nil, help: String
  ) -> Option {
    // Each call would make a new key path, as in every generic type.
    let words = Value.allCases.map { $0.rawValue }
    let form = help.hasSuffix(".") ? String(help.dropLast()) : help
    return value(name, placeholder ?? name, path, help: "\(form): \(words.listed("or")).") {
      (text) throws(ValueError) in
      guard let value = Value(rawValue: text) else { throw .choice(among: words) }
      return value
    }.completing(words)
  }

  /// Creates an option that requests an answer, such as the version.
  package static func answer(
    _ name: String, short: Character? = nil, _ answer: OptionAnswer, help: String
  ) -> Option {
    var option = Option(name, short: short, .none, help: help) { _, _ in }
    option.answer = answer
    return option
  }

  /// The option `--help` of a command.
  package static var help: Option {
    var option = answer("help", short: "h", .help, help: "Show help.")
    option.formerNames = ["--help-all"]
    return option
  }

  /// The option `--version`.
  package static var version: Option { .answer("version", .version, help: "Show the version.") }
}
