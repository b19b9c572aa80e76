/** A text as a cell of a workbook can hold it: what looks like an escaped character is escaped, control characters are dropped. */
export function storedText(value: string): string {
  return value.replaceAll(/_(x[\dA-Fa-f]{4}_)/g, '_x005F_$1').replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
}

/** A name that Excel takes for a sheet. */
export function sheetName(name: string): string {
  const plain = name.replaceAll(/[[\]:*?/\\']/g, ' ').trim()
  return [...plain].slice(0, 28).join('') || 'Sheet'
}
