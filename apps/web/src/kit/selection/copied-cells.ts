/** One value for a spreadsheet: numbers and dates are plain, all other values are text. */
export type CopiedCell = { readonly value: string; readonly isText: boolean }

/** Tab-separated rows under their headings, as spreadsheets paste them. */
export function tabSeparated(headings: readonly string[], rows: readonly (readonly CopiedCell[])[]): string {
  const lines = [headings.map(textCell), ...rows].map((cells) =>
    cells.map(({ value, isText }) => (isText ? safeCell(value) : quoted(value))).join('\t'),
  )
  return `${lines.join('\r\n')}\r\n`
}

/** The same as an HTML table, in which a spreadsheet preserves text: `007` stays `007`. */
export function htmlTable(headings: readonly string[], rows: readonly (readonly CopiedCell[])[]): string {
  const line = (tag: string, cells: readonly CopiedCell[]) =>
    `<tr>${cells.map((cell) => `<${tag}${cell.isText ? textFormat : ''}>${escaped(cell.value)}</${tag}>`).join('')}</tr>`
  const body = rows.map((cells) => line('td', cells)).join('')
  return `<table><thead>${line('th', headings.map(textCell))}</thead><tbody>${body}</tbody></table>`
}

const textFormat = ` style="mso-number-format:'\\@'"`

function textCell(value: string): CopiedCell {
  return { value, isText: true }
}

/** A text cell; a value that a spreadsheet would run as a formula is marked as text. Source: OWASP, CSV injection. */
export function safeCell(value: string): string {
  return quoted(runs.test(value) ? `'${value}` : value)
}

/** A pasted cell without the mark of `safeCell`. */
export function plainCell(value: string): string {
  return value.startsWith("'") && runs.test(value.slice(1)) ? value.slice(1) : value
}

const runs = /^[=+\-@\t\r]/

function quoted(value: string): string {
  return /["\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
