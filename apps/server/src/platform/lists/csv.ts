/** Rows of a comma-separated text with a heading line, quotes doubled inside quotes. Source: RFC 4180. */
export function parseCsv(text: string): Record<string, string>[] {
  const [heading, ...lines] = records(text)
  return lines.map((fields) => Object.fromEntries((heading ?? []).map((name, index) => [name, fields[index] ?? ''])))
}

function records(text: string): string[][] {
  const found: string[][] = []
  let fields: string[] = []
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (match[0] === '' && fields.length === 0) break
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') continue
    found.push(fields)
    fields = []
  }
  return found
}
