// Single characters that get a token of their own; any other is written in UTF-8 byte tokens.
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

export const CHARACTERS = [
  '\n',
  '\t',
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff).filter(character => character !== '\u00ad'),
  ...'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĪīĮįİıĽľŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚțẞ',
  ...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ',
  ...range(0x410, 0x44f),
  ...'ЁёІіЇїЄєҐґ',
  ...'‐–—―‘’‚“”„†‡•…‰′″‹›€₤₹₽№™←↑→↓↔⇒⇔∀∂∃∅∆∇∈∉∏∑−√∞∧∨∩∪∫≈≠≡≤≥⊂⊆',
  ...'─│┌┐└┘├┤┬┴┼═║█▀▄░▒▓■□▲△▶▼◆○●★☆☀☁☎☑♀♂♠♣♥♦♪✓✔✗✘✨❌❤➜',
  ...'、。「」一二三四五六七八九十日本中国人大小上下月火水木金土年生学文字名前世界你好我是的了在有不こんにちはありがとうさテスト한국어안녕',
  ...'😀😂😊😍😎😢👍👋🎉🔥🚀🌍🐍💡✅🙂',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u2029',
  '\ufe0f',
  '\ufeff',
  '\ufffd',
];
