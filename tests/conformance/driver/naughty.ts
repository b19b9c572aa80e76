/** Texts that break programs which are careless with text: reserved words, scripts, directions, marks, markup and commands. */
export const naughty: readonly string[] = [
  'null', 'undefined', 'NaN', 'true', '-1', '0', '1e1000', '0x1F', '00123', '1,5', '١٢٣', '９９９', '½', '²',
  '__proto__', 'constructor', 'toString', '[object Object]', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '%s%s%n', '%00', '&nbsp;',
  "O'Brien", '"quoted"', 'a\\b\\n', "'; drop table procure.brand; --", "' or '1'='1", '$1', '$$', 'E\'\\x41\'', '/* x */', 'a;b', '`id`', '$(id)', '../../etc/passwd',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '=1+1', '@SUM(A1)', '+cmd|calc', '-2+3',
  'Größe', 'ﬁ ligature', 'İstanbul ıI', 'Ⅷ', 'ſtrasse', 'e\u0301 combining', '\u00e9 composed', 'Z̸̢͠a̶l̵g̷o̴',
  'مرحبا بالعالم', 'עברית', '日本語テキスト', '한국어', 'ไทย', 'हिन्दी', '𝕌𝕟𝕚𝕔𝕠𝕕𝕖', '👩‍👩‍👧‍👦 🏳️‍🌈', '\u202Ereversed\u202C', 'zero\u200Bwidth', '\uFEFFmark', 'soft\u00ADhyphen',
  ' leading and trailing ', '\u00A0nbsp\u00A0', 'tab\there', 'line\nbreak', 'carriage\rreturn', 'next\u0085line', 'nul\0inside', 'bell\u0007', 'lone\uD800high', 'lone\uDC00low', '\u2028separator',
]
