/** Names of the sheets that are shown, in their order. `workbook` is the text of xl/workbook.xml. */
export function sheetNamesOf(workbook: string): string[] {
  const tags = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => attributes)
  return tags
    .filter((attributes) => !/\bstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(attributes))
    .flatMap((attributes) => {
      const [, , name] = /\bname\s*=\s*(["'])(.*?)\1/.exec(attributes) ?? []
      return name === undefined ? [] : [unescaped(name)]
    })
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10_ffff ? String.fromCodePoint(point) : whole
  })
}
