/** One value for a spreadsheet: what it reads back as a number or a date is plain, anything else is text. */
export type CopiedCell = { readonly value: string; readonly isText: boolean }

/** Tab-separated rows under their headings, as spreadsheets paste them. */
export function tabSeparated(headings: readonly string[], rows: readonly (readonly CopiedCell[])[]): string {
  const lines = [headings.map(textCell), ...rows].map((cells) =>
    cells.map(({ value, isText }) => (isText ? safeCell(value) : quoted(value))).join('\t'),
  )
  return `${lines.join('\r\n')}\r\n`
}

/** The same as a table, in which a spreadsheet keeps text as text: `007` stays `007`. */
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

/** A text for a cell of tab-separated rows; one that a spreadsheet would run as a formula is marked as text. Source: OWASP, CSV injection. */
export function safeCell(value: string): string {
  return quoted(runs.test(value) ? `'${value}` : value)
}

/** What a pasted cell says without the mark of `safeCell`. */
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
