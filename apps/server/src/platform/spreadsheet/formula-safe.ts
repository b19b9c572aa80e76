/**
 * A text that begins so is run as a formula when a spreadsheet program opens a CSV.
 * Source: docs/guides/platform.md, Files of rows.
 */
const runs = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** The text behind an apostrophe where it could be taken for a formula; `plainText` takes it away again. */
export function inertText(value: string): string {
  return runs.test(value) ? `'${value}` : value
}

/** What a cell of a CSV says without the apostrophe that kept it from running. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell
}
