/** One value for a spreadsheet: what it reads back as a number or a date is plain, anything else is text. */
export type CopiedCell = { readonly value: string; readonly isText: boolean }

/** Tab-separated rows under their headings, as spreadsheets paste them. */
export function tabSeparated(headings: readonly string[], rows: readonly (readonly CopiedCell[])[]): string {
  const lines = [headings.map(textCell), ...rows].map((cells) => cells.map((cell) => quoted(safe(cell))).join('\t'))
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

/** A text that a spreadsheet would run as a formula is marked as text. Source: OWASP, CSV injection. */
function safe({ value, isText }: CopiedCell): string {
  return isText && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
}

function quoted(value: string): string {
  return /["\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
