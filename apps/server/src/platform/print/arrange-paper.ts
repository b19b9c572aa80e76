import { text as printText } from '@countinghouse/contract/print.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { PaperContent, PaperSize, PaperTable } from './paper-content.ts'
import { codeBars } from './code-bars.ts'
import { putTable } from './put-table.ts'
import type { Piece } from './set-lines.ts'
import { lineHeight, wrapped } from './set-lines.ts'
import type { Span } from './sheet.ts'
import { Sheet, widthAcross } from './sheet.ts'

/** Units: mm. */
const text = { large: 5.6, company: 4, body: 3.1, small: 2.6 }
const factsInRow = 3
const mostFactLines = 12
const mostFootLines = 12
const signatureHeight = 22
const sumHeight = 6
const captionRoom = 24
const remarkRoom = 16
const mostLogo = { width: 60, height: 16 }

/** In which direction a line reads that begins with what has none. Source: UAX 9, implicit directional marks. */
const mark: Readonly<Record<Locale, string>> = { en: '', ar: '\u200f' }

const piece = (words: string, size: number, weight: Piece['weight'] = 'regular'): Piece => ({
  text: words,
  size,
  weight,
})

/** Puts a document on as many pages as it needs; a line of a table is never split. */
export function arrangePaper(content: PaperContent, size: PaperSize): Sheet {
  const footer = footerLines(content, size)
  const sheet = new Sheet(size, content.language === 'ar', footer.length * text.small * lineHeight)
  putHead(sheet, content)
  putParty(sheet, content)
  putDetails(sheet, content.facts)
  for (const [place, table] of content.tables.entries()) {
    putCaption(sheet, content, table)
    putTable(sheet, table, () => putShortHead(sheet, content))
    if (place === 0) putSums(sheet, content)
  }
  putRemarks(sheet, content)
  putSignatures(sheet, content)
  for (const page of sheet.pages.keys()) putFoot(sheet, content, { page, footer })
  return sheet
}

/** The company and its store at the start, the document with its number and its bars at the end. */
function putHead(sheet: Sheet, content: PaperContent): void {
  const { language, company, place, title, number, code, status, logo } = content
  const half = sheet.across.width / 2 - 4
  const start = { from: sheet.across.from, width: half }
  const end = { from: sheet.across.from + sheet.across.width - half, width: half, side: 'end' as const }
  let y = sheet.y
  if (logo !== undefined) y += sheet.picture(logo, { ...start, y, ...mostLogo }) + 2
  y += sheet.text(piece(company, text.company, 'strong'), { ...start, y, most: 2 })
  for (const line of place) y += sheet.text(piece(line, text.body), { ...start, y, tone: 'quiet', most: 2 })
  let beside = sheet.y
  beside += sheet.text(piece(title, text.large, 'strong'), { ...end, y: beside, most: 2 })
  beside += sheet.text(piece(`${mark[language]}${number} · ${status}`, text.body), { ...end, y: beside })
  if (code !== null) beside += putCode(sheet, code, end, beside + 1.5) + 1.5
  sheet.y = Math.max(y, beside) + 4
  sheet.rule(sheet.across, sheet.y, 'ink')
  sheet.y += 4
}

const bar = { module: 0.3, height: 9 }

/** Answers how high it is: nothing where it has no room. */
function putCode(sheet: Sheet, code: string, { from, width }: Span, y: number): number {
  const bars = codeBars(code)
  const taken = bars.reduce((sum, modules) => sum + modules, 0) * bar.module
  if (taken > width) return 0
  sheet.bars(bars, bar.module, { from: from + width - taken, width: taken, y, height: bar.height })
  return bar.height
}

/** Whom the document is for, at the start, where the window of an envelope is. */
function putParty(sheet: Sheet, { party }: PaperContent): void {
  if (party === undefined) return
  const box = { from: sheet.across.from, width: sheet.across.width / 2 - 4 }
  sheet.y += sheet.text(piece(party.label, text.small), { ...box, y: sheet.y, tone: 'quiet' })
  for (const [place, line] of party.lines.entries())
    sheet.y += sheet.text(piece(line, text.body, place === 0 ? 'strong' : 'regular'), { ...box, y: sheet.y, most: 2 })
  sheet.y += 5
}

/** Never at the foot of a page without a part of its table. */
function putCaption(sheet: Sheet, content: PaperContent, { title }: PaperTable): void {
  if (title === undefined) return
  sheet.y += 4
  if (!sheet.hasRoom(captionRoom)) {
    sheet.turn()
    putShortHead(sheet, content)
  }
  sheet.y += sheet.text(piece(title, text.body, 'strong'), { ...sheet.across, y: sheet.y }) + 1
}

/** Totals at the end side, each below the other; the strong ones with a rule above. */
function putSums(sheet: Sheet, content: PaperContent): void {
  const { sums = [] } = content
  if (sums.length === 0) return
  sheet.y += 2
  if (!sheet.hasRoom(sums.length * sumHeight)) {
    sheet.turn()
    putShortHead(sheet, content)
  }
  const width = sheet.across.width * 0.45
  const box = { from: sheet.across.from + sheet.across.width - width, width }
  for (const { label, value, isStrong } of sums) {
    if (isStrong) sheet.rule(box, sheet.y, 'ink')
    const weight = isStrong ? 'strong' : 'regular'
    const y = sheet.y + 1
    sheet.text(piece(label, text.body, weight), { ...box, width: width / 2, y })
    sheet.text(piece(value, text.body, weight), { ...box, y, side: 'end' })
    sheet.y += sumHeight
  }
}

function putRemarks(sheet: Sheet, content: PaperContent): void {
  for (const remark of content.remarks ?? []) {
    sheet.y += 3
    if (!sheet.hasRoom(remarkRoom)) {
      sheet.turn()
      putShortHead(sheet, content)
    }
    sheet.y += sheet.text(piece(remark, text.body), { ...sheet.across, y: sheet.y, most: mostFactLines })
  }
}

function putDetails(sheet: Sheet, facts: PaperContent['facts']): void {
  const wide = facts.filter(({ isWide }) => isWide).map((fact) => [fact])
  const narrow = facts.filter(({ isWide }) => !isWide)
  const rows = Array.from({ length: Math.ceil(narrow.length / factsInRow) }, (_, row) =>
    narrow.slice(row * factsInRow, (row + 1) * factsInRow),
  )
  for (const row of [...rows, ...wide]) {
    const width = sheet.across.width / (row[0]?.isWide === true ? 1 : factsInRow)
    const heights = row.map(({ label, value }, place) => {
      const box = { from: sheet.across.from + place * width, width: width - 4 }
      const below = sheet.text(piece(label, text.small), { ...box, y: sheet.y, tone: 'quiet' })
      return below + sheet.text(piece(value, text.body), { ...box, y: sheet.y + below, most: mostFactLines })
    })
    sheet.y += Math.max(...heights) + 2.5
    if (!sheet.hasRoom(text.body * lineHeight * mostFactLines)) sheet.turn()
  }
  sheet.y += 2
}

/** What a page is of, above its table. */
function putShortHead(sheet: Sheet, { title, number, company }: PaperContent): void {
  sheet.text(piece(company, text.small), { ...sheet.across, y: sheet.y, tone: 'quiet' })
  sheet.y +=
    sheet.text(piece(`${title} ${number}`, text.small, 'strong'), { ...sheet.across, y: sheet.y, side: 'end' }) + 2
}

function putSignatures(sheet: Sheet, content: PaperContent): void {
  const { signatures } = content
  if (signatures.length === 0) return
  if (!sheet.hasRoom(signatureHeight)) {
    sheet.turn()
    putShortHead(sheet, content)
  }
  const width = sheet.across.width / signatures.length
  const y = sheet.y + signatureHeight - text.small * lineHeight
  for (const [place, words] of signatures.entries()) {
    const box = { from: sheet.across.from + place * width, width: width - 8 }
    sheet.rule(box, y - 1, 'ink')
    sheet.text(piece(words, text.small), { ...box, y, tone: 'quiet' })
  }
  sheet.y = y + text.small * lineHeight
}

/** As lines that fit; no more than leave room for the document. */
function footerLines({ footer = '' }: PaperContent, size: PaperSize): Piece[] {
  if (footer.trim() === '') return []
  const lines = footer.split('\n', mostFootLines).map((line) => piece(line, text.small))
  return lines
    .flatMap((line) =>
      wrapped(line, widthAcross(size), mostFootLines).map((fitting) => ({ ...line, text: fitting.text })),
    )
    .slice(0, mostFootLines)
}

type Foot = { readonly page: number; readonly footer: readonly Piece[] }

function putFoot(sheet: Sheet, { printed, language }: PaperContent, { page, footer }: Foot): void {
  const y = sheet.footer
  let above = y - footer.length * text.small * lineHeight - 1
  for (const line of footer) above += sheet.text(line, { ...sheet.across, y: above, tone: 'quiet' }, page)
  sheet.text(piece(printed, text.small), { ...sheet.across, y, tone: 'quiet' }, page)
  const words = format(printText.page, language, { page: page + 1, pages: sheet.pages.length })
  sheet.text(piece(words, text.small), { ...sheet.across, y, side: 'end', tone: 'quiet' }, page)
}
