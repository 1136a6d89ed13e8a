/// The mapping from keys of non-Latin layouts to their positions in the standard layout.
///
/// Terminals send a plain letter as text and never report its key. Without this table, users of
/// Russian, Greek, Hebrew or Arabic layouts couldn't press `q` without switching layouts.
enum KeyboardLayouts {
  /// Returns the ASCII character that the key which types `character` has in the standard layout.
  static func standardKey(of character: Character) -> Character? {
    guard !character.isASCII else { return nil }
    return keys[character]
  }

  private static let keys: [Character: Character] = {
    var keys: [Character: Character] = [:]
    let standard = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
    let upper = "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>"
    for (layout, keyboard) in [
      // Russian, and the letters that Ukrainian and Belarusian have on other keys.
      ("йцукенгшщзхъфывапролджэячсмитьбю", standard), ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ", upper),
      ("іїєў", "s]'o"), ("ІЇЄЎ", "S}\"O"),
      // Greek, whose q types a semicolon.
      ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
      ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
      // Hebrew and Arabic have no uppercase.
      ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
      ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوز", "qwertyuiop[]asdfghjkl;'zxcvnm,."),
    ] {
      for (key, place) in zip(layout, keyboard) { keys[key] = place }
    }
    return keys
  }()
}
