import type { PaperCell, PaperTable } from './paper-content.ts'
import { lineHeight, wrapped } from './set-lines.ts'
import { shapeLine } from './shape-line.ts'
import type { Sheet, Span } from './sheet.ts'

/** Units: mm. */
const size = 3
const underSize = 2.5
const gap = 3
const padding = 1.1
const least = 16
const mostNumeric = 34
/** Of the lines of a cell, and of what stands below it. */
const most = { text: 4, under: 2 }

type Cell = { readonly text: string; readonly under?: string }

/** A table with its headings on every page; `onPage` puts what stands above them there. */
export function putTable(sheet: Sheet, table: PaperTable, onPage: () => void): void {
  const spans = spansOf(sheet, table)
  putHeadings(sheet, table, spans)
  for (const [place, row] of table.rows.entries()) {
    const height = heightOf(row, spans)
    if (!sheet.hasRoom(height)) {
      sheet.turn()
      onPage()
      putHeadings(sheet, table, spans)
    }
    putRow(sheet, table, { row, spans, weight: table.strong?.includes(place) === true ? 'strong' : 'regular' })
    sheet.y += height
    sheet.rule(sheet.across, sheet.y)
  }
  if (table.totals === null) return
  const totals = table.totals.map((text): Cell => ({ text: text ?? '' }))
  if (!sheet.hasRoom(heightOf(totals, spans))) {
    sheet.turn()
    onPage()
    putHeadings(sheet, table, spans)
  }
  putRow(sheet, table, { row: totals, spans, weight: 'strong' })
  sheet.y += heightOf(totals, spans) + 2
}

function putHeadings(sheet: Sheet, table: PaperTable, spans: readonly Span[]): void {
  const row = table.columns.map(({ label }): Cell => ({ text: label }))
  const height = heightOf(row, spans)
  sheet.area({ ...sheet.across, y: sheet.y, height }, 'band')
  putRow(sheet, table, { row, spans, weight: 'strong' })
  sheet.y += height
}

type RowOf = { readonly row: readonly Cell[]; readonly spans: readonly Span[]; readonly weight: 'regular' | 'strong' }

function putRow(sheet: Sheet, { columns }: PaperTable, { row, spans, weight }: RowOf): void {
  for (const [place, { text, under }] of row.entries()) {
    const span = spans[place]
    if (span === undefined || text === '') continue
    const side = columns[place]?.isNumeric === true ? 'end' : 'start'
    const y = sheet.y + padding
    const below = sheet.text({ text, size, weight }, { ...span, y, side, most: most.text })
    if (under !== undefined)
      sheet.text(
        { text: under, size: underSize, weight: 'regular' },
        { ...span, y: y + below, side, tone: 'quiet', most: most.under },
      )
  }
}

function heightOf(row: readonly Cell[], spans: readonly Span[]): number {
  const heights = row.map(({ text, under }, place) => {
    const { width } = spans[place] ?? { width: least }
    const lines = wrapped({ text, size, weight: 'regular' }, width, most.text).length
    const below =
      under === undefined ? 0 : wrapped({ text: under, size: underSize, weight: 'regular' }, width, most.under).length
    return lines * size * lineHeight + below * underSize * lineHeight
  })
  return Math.max(...heights) + 2 * padding
}

/** Numbers get what they need; what is left goes to texts by how long theirs are. */
function spansOf(sheet: Sheet, { columns, rows, totals }: PaperTable): Span[] {
  const natural = columns.map(({ label }, place) => {
    const cells: readonly (PaperCell | undefined)[] = [
      ...rows.map((row) => row[place]),
      { text: totals?.[place] ?? '' },
    ]
    const widths = cells.map((cell) => Math.max(widthOf(cell?.text ?? '', size), widthOf(cell?.under ?? '', underSize)))
    return Math.max(widthOf(label, size, 'strong'), ...widths) + 0.5
  })
  const isNumeric = (place: number) => columns[place]?.isNumeric === true
  const numbers = natural.map((width, place) => (isNumeric(place) ? Math.min(width, mostNumeric) : 0))
  const room = sheet.across.width - gap * (columns.length - 1) - sum(numbers)
  const wanted = sum(natural.filter((_, place) => !isNumeric(place)))
  let from = sheet.across.from
  return natural.map((width, place) => {
    const given = isNumeric(place) ? (numbers[place] ?? 0) : Math.max(least, (width / wanted) * room)
    const span = { from, width: given }
    from += given + gap
    return span
  })
}

function widthOf(text: string, height: number, weight: 'regular' | 'strong' = 'regular'): number {
  return shapeLine(text, weight).width * height
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}
