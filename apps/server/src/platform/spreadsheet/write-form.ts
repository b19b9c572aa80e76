import { writeXlsx as buildXlsx } from 'hucre/xlsx'
import { limits } from './limits.ts'
import { sheetName, storedText } from './xlsx-text.ts'

export type FormColumn = {
  readonly header: string
  /** Units: characters. */
  readonly width: number
  readonly form?: string
  /** Offered as a drop-down; empty: anything may be entered. */
  readonly allowed: readonly string[]
}
export type FormSheets = {
  /** The sheet that is filled in, then the one that lists the allowed values, then the one that explains. */
  readonly names: readonly [string, string, string]
  readonly columns: readonly FormColumn[]
  readonly notes: readonly (readonly string[])[]
}

/** A workbook to be filled in: a frozen heading with drop-downs below it, and what explains them. Small, so it is built in memory. */
export async function writeForm({ names, columns, notes }: FormSheets): Promise<Uint8Array> {
  const [entry, values, explained] = names.map(sheetName) as [string, string, string]
  const lists = columns.filter(({ allowed }) => allowed.length > 0)
  const longest = Math.max(0, ...lists.map(({ allowed }) => allowed.length))
  return await buildXlsx({
    sheets: [
      {
        name: entry,
        freezePane: { rows: 1 },
        columns: columns.map(({ width, form }) => ({ width, ...(form !== undefined && { numFmt: form }) })),
        rows: [columns.map(({ header }) => storedText(header))],
        dataValidations: columns.flatMap((column, index) => {
          const list = lists.indexOf(column)
          if (list === -1) return []
          const formula1 = `'${values}'!$${letterOf(list)}$2:$${letterOf(list)}$${column.allowed.length + 1}`
          const range = `${letterOf(index)}2:${letterOf(index)}${limits.rows + 1}`
          return [{ type: 'list' as const, formula1, range, allowBlank: true, showErrorMessage: true }]
        }),
      },
      {
        name: values,
        freezePane: { rows: 1 },
        columns: lists.map(() => ({ width: 28 })),
        rows: [
          lists.map(({ header }) => storedText(header)),
          ...Array.from({ length: longest }, (_, at) => lists.map(({ allowed }) => allowed[at] ?? null)),
        ],
      },
      {
        name: explained,
        freezePane: { rows: 1 },
        columns: [{ width: 28 }, { width: 14 }, { width: 28 }, { width: 60 }],
        rows: notes.map((row) => row.map(storedText)),
      },
    ],
  })
}

/** `0` -> `A`, `26` -> `AA`. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
