import { text } from '@countinghouse/contract/import.text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { writeForm } from '../spreadsheet/write-form.ts'
import { cellForm, headingOf } from './export-cell.ts'
import type { FileOwner } from './file-form.ts'
import type { ImportColumn } from './import-columns.ts'
import { importColumns } from './import-columns.ts'
import type { References } from './vocabulary.ts'

type Owner = FileOwner & { readonly text: FileOwner['text'] & { readonly title: Text } }

const wideKinds = new Set(['multiline', 'url'])
const examples: Readonly<Record<string, string>> = {
  date: '2026-12-31',
  integer: '24',
  rate: '12.5',
  url: 'https://example.com',
}

/** The workbook that a person fills in to import records of a master: headings, drop-downs, allowed values and what to enter. */
export async function importForm(master: Owner, references: References, locale: Locale): Promise<Uint8Array> {
  const columns = importColumns(master, references).filter(({ model }) => model !== null)
  const heading = [text.column, text.needed, text.example, text.hint].map((one) => one[locale])
  return await writeForm({
    names: [master.text.title[locale], text.values[locale], text.notes[locale]],
    columns: columns.map((column) => {
      const form = cellForm(column.model)
      const width = wideKinds.has(column.model?.widget ?? '') ? 40 : 20
      return {
        header: headingOf(column, locale),
        width,
        allowed: offered(column, locale),
        ...(form !== undefined && { form }),
      }
    }),
    notes: [heading, ...columns.map((column) => noteOf(master, column, locale))],
  })
}

function noteOf(master: Owner, column: ImportColumn, locale: Locale): string[] {
  return [
    headingOf(column, locale),
    (column.isRequired ? text.yes : text.no)[locale],
    offered(column, locale)[0] ?? examples[column.model?.widget ?? ''] ?? exampleText(column, locale),
    master.text[`${column.field}_help`]?.[locale] ?? '',
  ]
}

function exampleText({ field, label, model }: ImportColumn, locale: Locale): string {
  return model?.isCode === true || field === 'code' ? 'A100' : `${label[locale]} 1`
}

function offered(column: ImportColumn, locale: Locale): readonly string[] {
  if (column.model?.widget === 'switch') return [text.yes[locale], text.no[locale]]
  return column.allowed.map(({ label }) => label[locale])
}
