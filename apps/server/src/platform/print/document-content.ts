import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import type { FieldModel, LinesModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines, isNumeric } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/print.text'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { format } from '@countinghouse/contract/text'
import { framing } from './framing.ts'
import type { Frame } from './letterhead.ts'
import type { Wording } from './field-labels.ts'
import { formatField, formatWhen } from './field-labels.ts'
import type { PaperDetails } from './paper-details.ts'
import { printedColumns, printedFacts, printedLines } from './printable-fields.ts'
import type { PaperCell, PaperColumn, PaperContent, PaperTable } from './paper-content.ts'

type Values = Readonly<Record<string, unknown>>
/** Whose paper it is, who prints it, and when. */
export type Letterhead = {
  readonly company: string
  readonly frame: Frame
  readonly who: string
  readonly when: Date
}

type Around = {
  readonly wording: Omit<Wording, 'texts'>
  readonly letterhead: Letterhead
  readonly details?: PaperDetails | undefined
}

/** A document as one of its papers says it. */
export function documentContent(
  document: Document,
  row: DocumentRow,
  paper: Paper,
  { wording, letterhead, details = {} }: Around,
): PaperContent {
  const { language } = wording
  const said = { ...wording, texts: document.text }
  const { sums = [], without = [], remarks = [] } = details
  const tables = printedLines(document, paper)
    // A layout may leave out every column of one of several.
    .filter((lines) => printedColumns(lines, paper).length > 0)
    .filter(({ name }, place) => place === 0 || ![...without, ...emptyLines(document, row)].includes(name))
    .map((lines, place): PaperTable => ({
      ...tableOf(lines, row, paper, said),
      ...(place > 0 && { title: document.text[lines.name]?.[language] ?? lines.name }),
    }))
  return {
    language,
    company: details.company ?? letterhead.company,
    ...framing(letterhead.frame, details.place),
    title: details.title ?? capitalised(paper.title[language]),
    number: row.name,
    code: row.number !== null && /^[\u0020-\u007e]+$/.test(row.number) ? row.number : null,
    status: document.text[`status_${row.status}`]?.[language] ?? row.status,
    facts: factsOf(document, row, paper, said),
    ...(details.party !== undefined && { party: details.party }),
    tables: sums.length === 0 ? tables : tables.map((table) => ({ ...table, totals: null })),
    sums,
    remarks,
    signatures: paper.signatures.map((who) => who[language]),
    printed: format(text.printed, language, { when: formatWhen(letterhead.when, said), who: letterhead.who }),
  }
}

function factsOf(document: Document, row: DocumentRow, paper: Paper, said: Wording): PaperContent['facts'] {
  return printedFacts(document, paper).flatMap((field) => {
    const words = formatField(field, row, row.labels ?? {}, said)
    const label = document.text[field.name]?.[said.language] ?? field.name
    return words === null ? [] : [{ label, value: words.text, isWide: field.widget === 'multiline' }]
  })
}

/** Names of lines fields without a line. */
function emptyLines(document: Document, row: DocumentRow): string[] {
  return fieldModels(document).flatMap((field) =>
    isLines(field) && [row[field.name] ?? []].flat().length === 0 ? field.name : [],
  )
}

/** Columns in which no line says anything are left out. */
function tableOf(lines: LinesModel, row: DocumentRow, paper: Paper, said: Wording): PaperTable {
  const wanted = printedColumns(lines, paper)
  const values = (row[lines.name] ?? []) as readonly Values[]
  const cells = values.map((line) =>
    wanted.map((field) => formatField(field, { ...row, ...line }, row.labels ?? {}, said)),
  )
  const isSaid = wanted.map((_, place) => cells.some((ofLine) => ofLine[place] !== null))
  const kept = wanted.filter((_, place) => isSaid[place])
  const totals = kept.map((field) => totalOf(field, values, said))
  return {
    columns: [{ label: text.line[said.language], isNumeric: true }, ...kept.map((field) => columnOf(field, said))],
    rows: cells.map((ofLine, place) => [
      { text: String(place + 1) },
      ...ofLine.filter((_, at) => isSaid[at]).map((cell): PaperCell => cell ?? { text: '' }),
    ]),
    totals: totals.some((total) => total !== null) && values.length > 1 ? [null, ...totals] : null,
  }
}

function columnOf(field: FieldModel, { texts, language }: Wording): PaperColumn {
  return { label: texts[field.name]?.[language] ?? field.name, isNumeric: isNumeric(field) || field.decimals !== null }
}

const quantityScale = 10 ** quantityDecimals

/** Of quantities and amounts; quantities are added up in their smallest parts, since sums of decimals are a hair beside theirs. */
function totalOf(field: FieldModel & { readonly key: string }, lines: readonly Values[], said: Wording): string | null {
  if (field.widget !== 'quantity' && field.widget !== 'amount') return null
  const scale = field.widget === 'quantity' ? quantityScale : 1
  const sum = lines.reduce((total, line) => total + Math.round(Number(line[field.key] ?? 0) * scale), 0) / scale
  return formatField(field, { [field.key]: sum }, {}, said)?.text ?? null
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
