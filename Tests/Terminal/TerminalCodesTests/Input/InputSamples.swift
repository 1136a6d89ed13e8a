import TerminalCodes

/// The bytes that terminals send, and their meanings.
enum InputSamples {
  static let ctrl = Modifiers.control

  static let keys: [(String, KeyPress)] = [
    ("a", KeyPress(.character("a"))), ("Q", KeyPress(.character("Q"))),
    (" ", KeyPress(.character(" "))), ("é", KeyPress(.character("é"))),
    ("日", KeyPress(.character("日"))), ("😀", KeyPress(.character("😀"))),
    ("\r", KeyPress(.enter)), ("\n", KeyPress(.enter)), ("\t", KeyPress(.tab)),
    ("\u{7F}", KeyPress(.backspace)), ("\u{08}", KeyPress(.backspace)),
    ("\u{03}", KeyPress(.character("c"), ctrl)), ("\u{1A}", KeyPress(.character("z"), ctrl)),
    ("\u{0C}", KeyPress(.character("l"), ctrl)), ("\u{0}", KeyPress(.character(" "), ctrl)),
    ("\u{1C}", KeyPress(.character("\\"), ctrl)), ("\u{1F}", KeyPress(.character("_"), ctrl)),
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}[B", KeyPress(.down)), ("\u{1B}[C", KeyPress(.right)),
    ("\u{1B}[D", KeyPress(.left)), ("\u{1B}OA", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)),
    ("\u{1B}OC", KeyPress(.right)), ("\u{1B}OD", KeyPress(.left)), ("\u{1B}OM", KeyPress(.enter)),
    ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[F", KeyPress(.end)), ("\u{1B}OH", KeyPress(.home)),
    ("\u{1B}OF", KeyPress(.end)), ("\u{1B}[1~", KeyPress(.home)), ("\u{1B}[7~", KeyPress(.home)),
    ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[8~", KeyPress(.end)), ("\u{1B}[2~", KeyPress(.insert)),
    ("\u{1B}[3~", KeyPress(.delete)), ("\u{1B}[5~", KeyPress(.pageUp)),
    ("\u{1B}[6~", KeyPress(.pageDown)),
    // With modifiers.
    ("\u{1B}[1;5A", KeyPress(.up, .control)), ("\u{1B}[1;5C", KeyPress(.right, .control)),
    ("\u{1B}[1;2D", KeyPress(.left, .shift)),
    ("\u{1B}[1;8H", KeyPress(.home, [.shift, .alt, ctrl])),
    ("\u{1B}[3;2~", KeyPress(.delete, .shift)), ("\u{1B}[5;5~", KeyPress(.pageUp, .control)),
    ("\u{1B}[1;9B", KeyPress(.down, .superKey)), ("\u{1B}[1;193B", KeyPress(.down)),
    ("\u{1B}[1;1A", KeyPress(.up)), ("\u{1B}[;5A", KeyPress(.up, .control)),
    ("\u{1B}O5A", KeyPress(.up, .control)), ("\u{1B}O1;2P", KeyPress(.function(1), .shift)),
    ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}[1;6Z", KeyPress(.tab, [.shift, .control])),
    ("\u{1B}x", KeyPress(.character("x"), .alt)),
    ("\u{1B}X\u{1B}\\\u{1B}Q", KeyPress(.character("Q"), .alt)),
    ("\u{1B}é", KeyPress(.character("é"), .alt)), ("\u{1B}\r", KeyPress(.enter, .alt)),
    ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)),
    ("\u{1B}\u{03}", KeyPress(.character("c"), [.control, .alt])),
    // Function keys.
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}OQ", KeyPress(.function(2))),
    ("\u{1B}OR", KeyPress(.function(3))), ("\u{1B}OS", KeyPress(.function(4))),
    ("\u{1B}[P", KeyPress(.function(1))), ("\u{1B}[1;2P", KeyPress(.function(1), .shift)),
    ("\u{1B}[1;5S", KeyPress(.function(4), .control)),
    ("\u{1B}[[A", KeyPress(.function(1))), ("\u{1B}[[E", KeyPress(.function(5))),
    ("\u{1B}[11~", KeyPress(.function(1))), ("\u{1B}[13~", KeyPress(.function(3))),
    ("\u{1B}[15~", KeyPress(.function(5))), ("\u{1B}[17~", KeyPress(.function(6))),
    ("\u{1B}[21~", KeyPress(.function(10))), ("\u{1B}[23~", KeyPress(.function(11))),
    ("\u{1B}[24;2~", KeyPress(.function(12), .shift)), ("\u{1B}[26~", KeyPress(.function(14))),
    ("\u{1B}[29~", KeyPress(.function(16))), ("\u{1B}[34~", KeyPress(.function(20))),
  ]

  /// Kitty's keyboard protocol, and xterm's encoding of other keys.
  static let kitty: [(String, KeyPress)] = [
    ("\u{1B}[27u", KeyPress(.escape)), ("\u{1B}[27;1:1u", KeyPress(.escape)),
    ("\u{1B}[99;5u", KeyPress(.character("c"), ctrl)),
    ("\u{1B}[99;69u", KeyPress(.character("c"), ctrl)),
    ("\u{1B}[97:65;6u", KeyPress(.character("A"), ctrl)),
    ("\u{1B}[97;4u", KeyPress(.character("A"), .alt)),
    ("\u{1B}[49:33;4u", KeyPress(.character("!"), .alt)),
    ("\u{1B}[49;4u", KeyPress(.character("1"), [.shift, .alt])),
    ("\u{1B}[32;2u", KeyPress(.character(" "))), ("\u{1B}[32;5u", KeyPress(.character(" "), ctrl)),
    ("\u{1B}[13;2u", KeyPress(.enter, .shift)), ("\u{1B}[9;2u", KeyPress(.tab, .shift)),
    ("\u{1B}[127;3u", KeyPress(.backspace, .alt)),
    ("\u{1B}[91;3u", KeyPress(.character("["), .alt)),
    ("\u{1B}[106;33u", KeyPress(.character("j"), .meta)),
    ("\u{1B}[106;17u", KeyPress(.character("j"), .hyper)),
    ("\u{1B}[57376u", KeyPress(.function(13))),
    ("\u{1B}[57398;2u", KeyPress(.function(35), .shift)),
    ("\u{1B}[57400;129u", KeyPress(.character("1"))), ("\u{1B}[57413u", KeyPress(.character("+"))),
    ("\u{1B}[57414u", KeyPress(.enter)), ("\u{1B}[57416u", KeyPress(.character(","))),
    ("\u{1B}[57417u", KeyPress(.left)), ("\u{1B}[57426u", KeyPress(.delete)),
    ("\u{1B}[1092::97;5u", KeyPress(.character("ф"), ctrl, alternate: "a")),
    ("\u{1B}[1092:1060:97;6u", KeyPress(.character("Ф"), ctrl, alternate: "A")),
    // The layout's own Latin letter counts, wherever its key is.
    ("\u{1B}[99::105;5u", KeyPress(.character("c"), ctrl)),
    ("\u{1B}[27;5;99~", KeyPress(.character("c"), ctrl)),
    ("\u{1B}[27;2;13~", KeyPress(.enter, .shift)),
    ("\u{1B}[97;5:2u", KeyPress(.character("a"), ctrl)),
    ("\u{1B}[1;1:2A", KeyPress(.up)),
  ]

  static let mice: [(String, MouseEvent)] = [
    ("\u{1B}[<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
    ("\u{1B}[<0;10;5m", MouseEvent(.release(.left), column: 9, row: 4)),
    ("\u{1B}[<1;10;5M", MouseEvent(.press(.middle), column: 9, row: 4)),
    ("\u{1B}[<2;10;5M", MouseEvent(.press(.right), column: 9, row: 4)),
    ("\u{1B}[<32;10;5M", MouseEvent(.drag(.left), column: 9, row: 4)),
    ("\u{1B}[<34;10;5m", MouseEvent(.release(.right), column: 9, row: 4)),
    ("\u{1B}[<35;10;5M", MouseEvent(.move, column: 9, row: 4)),
    ("\u{1B}[<35;10;5m", MouseEvent(.move, column: 9, row: 4)),
    ("\u{1B}[<64;10;5M", MouseEvent(.wheel(columns: 0, rows: -1), column: 9, row: 4)),
    ("\u{1B}[<65;10;5M", MouseEvent(.wheel(columns: 0, rows: 1), column: 9, row: 4)),
    ("\u{1B}[<66;10;5M", MouseEvent(.wheel(columns: -1, rows: 0), column: 9, row: 4)),
    ("\u{1B}[<67;10;5M", MouseEvent(.wheel(columns: 1, rows: 0), column: 9, row: 4)),
    ("\u{1B}[<128;10;5M", MouseEvent(.press(.other(8)), column: 9, row: 4)),
    ("\u{1B}[<131;10;5m", MouseEvent(.release(.other(11)), column: 9, row: 4)),
    ("\u{1B}[<161;10;5M", MouseEvent(.drag(.other(9)), column: 9, row: 4)),
    ("\u{1B}[<4;1;2M", MouseEvent(.press(.left), column: 0, row: 1, modifiers: .shift)),
    ("\u{1B}[<24;1;2M", MouseEvent(.press(.left), column: 0, row: 1, modifiers: [.alt, .control])),
    (
      "\u{1B}[<69;1;2M",
      MouseEvent(.wheel(columns: 0, rows: 1), column: 0, row: 1, modifiers: .shift)
    ),
    ("\u{1B}[<0;999999;5M", MouseEvent(.press(.left), column: 999_998, row: 4)),
  ]

  static let replies: [(String, Reply)] = [
    ("\u{1B}[?62;22c", .deviceAttributes([62, 22])), ("\u{1B}[?6c", .deviceAttributes([6])),
    ("\u{1B}[6;18;9t", .cellSize(width: 9, height: 18)),
    ("\u{1B}[4;600;800t", .textAreaSize(width: 800, height: 600)),
    ("\u{1B}]11;rgb:1e1e/2020/ffff\u{07}", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
    ("\u{1B}]11;rgb:1e/20/ff\u{1B}\\", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
    ("\u{1B}]11;rgb:f/0/8\u{07}", .background(red: 255, green: 0, blue: 136)),
    ("\u{1B}]11;rgba:ffff/0000/8080/ffff\u{07}", .background(red: 255, green: 0, blue: 128)),
    ("\u{1B}[?1;2;4c", .deviceAttributes([1, 2, 4])),
    ("\u{1B}P>|foot(1.13.1)\u{1B}\\", .version("foot(1.13.1)")),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\", .version("tmux 3.3a")),
    ("\u{1B}P>|\u{1B}\\", .version("")),
    ("\u{1B}P>|é\u{7F}x\u{07}", .version("x")),
    ("\u{1B}[?1;0;1024S", .sixelRegisters(1024)),
    ("\u{1B}[?2;0;800;600S", .sixelGeometry(width: 800, height: 600)),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(ok: true, id: 31)),
    ("\u{1B}_Gi=31,p=1;ENOENT:no such picture\u{1B}\\", .kittyGraphics(ok: false, id: 31)),
    ("\u{1B}[?2026;2$y", .mode(2026, state: 2)), ("\u{1B}[?2026;0$y", .mode(2026, state: 0)),
    ("\u{1B}[?5u", .keyboardFlags(5)), ("\u{1B}[?0u", .keyboardFlags(0)),
    ("\u{1B}[24;80R", .cursorPosition(row: 24, column: 80)),
    ("\u{1B}[1;2R", .cursorPosition(row: 1, column: 2)),
  ]

  static let pastes: [(String, String)] = [
    ("\u{1B}[200~qqee\u{1B}[201~", "qqee"),
    ("\u{1B}[200~日本\r\n\tx\ry\nz\u{1B}[201~", "日本\n\tx\ny\nz"),
    ("\u{1B}[200~a\u{1B}[31mb\u{03}\u{7F}\u{9B}c\u{1B}[201~", "a[31mbc"),
    ("\u{1B}[200~\u{1B}\u{1B}[201\u{1B}[2\u{1B}[201~", "[201[2"),
  ]

  /// Sequences that have no meaning here.
  static let others = [
    "\u{1B}[M !!", "\u{1B}[200~\u{1B}[201~", "\u{1B}[201~",
    "\u{1B}[?2026;2y", "\u{1B}[?2026$y", "\u{1B}[?2026;9$y", "\u{1B}[?2026;2;1$y",
    "\u{1B}[4;2$y", "\u{1B}[R", "\u{1B}[1R", "\u{1B}[0;4R", "\u{1B}[?1;2R", "\u{1B}[1;2;3R",
    // Failures, and tmux 3.4's replies, which have too few or too many numbers.
    "\u{1B}[?1;3;0S", "\u{1B}[?2;3S", "\u{1B}[?1;0S", "\u{1B}[?2;0;1024S", "\u{1B}[?1;0;0S",
    "\u{1B}[?2;0;0;5S", "\u{1B}[?1;0;99999999999999999999S", "\u{1B}[?2;0;-4;9S", "\u{1B}[5S",
    "\u{1B}P>text\u{1B}\\", "\u{1B}Pq#0~\u{1B}\\", "\u{1B}_GOK\u{1B}\\",
    "\u{1B}_Gi=;OK\u{1B}\\", "\u{1B}_Gi=-1;OK\u{1B}\\", "\u{1B}_Gi=99999999999;OK\u{1B}\\",
    "\u{1B}_Gi=31\u{1B}\\", "\u{1B}_\u{1B}\\", "\u{1B}]0;title\u{07}", "\u{1B}]11;none\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]11;rgb:-f/00/00\u{07}", "\u{1B}]11;rgb:fffff/00/00\u{07}",
    "\u{1B}]11;rgb:00/00\u{07}", "\u{1B}[[F", "\u{1B}OZ", "\u{1B}[E", "\u{1B}[5I", "\u{1B}[?1A",
    "\u{1B}[9~", "\u{1B}[16~", "\u{1B}[1:2:3$~", "\u{1B}[+1;2A", "\u{1B}[1--2A",
    // Releases of keys, keys that type nothing, and invalid characters.
    "\u{1B}[97;5:3u", "\u{1B}[27;1:3u", "\u{1B}[1;1:3A", "\u{1B}[3;1:3~", "\u{1B}[57441;2u",
    "\u{1B}[57358u", "\u{1B}[1u", "\u{1B}[128u", "\u{1B}[55296u", "\u{1B}[1114112u", "\u{1B}[u",
    "\u{1B}[-97u", "\u{1B}[27;5~", "\u{80}",
    // Mouse reports that are empty or redundant.
    "\u{1B}[<3;1;1M", "\u{1B}[<64;1;1m", "\u{1B}[<96;1;1M", "\u{1B}[<192;1;1M", "\u{1B}[<256;1;1M",
    "\u{1B}[<-1;1;1M", "\u{1B}[<0;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[<0;;1M", "\u{1B}[0;1;1M",
    "\u{1B}[<0;1;1A",
  ]

  /// All samples that are events, with their events.
  static let events: [(String, InputEvent)] =
    (keys + kitty).map { ($0, .key($1)) } + mice.map { ($0, .mouse($1)) }
    + replies.map { ($0, .reply($1)) } + pastes.map { ($0, .paste($1)) }
    + [("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false))]
}
