import { mostRows } from '@countinghouse/contract/accounts/entry-import'
import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { text as lineText } from '@countinghouse/contract/accounts/entry-lines.text'
import { text as entryText } from '@countinghouse/contract/accounts/journal-entry.text'
import { textField } from '@countinghouse/contract/fields'
import { text as fileText } from '@countinghouse/contract/kit/file-rows.text'
import { amountField, recordField } from '@countinghouse/contract/rich-fields'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Readable } from 'node:stream'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import type { RowIssue } from '../../desk/index.ts'
import { readFileRows } from '../../desk/index.ts'
import type { EntryLine } from './validate-lines.ts'
import { findRefusedAccounts, refusedWords } from './validate-lines.ts'

type Columns = 'accountId' | 'debitMinor' | 'creditMinor' | 'storeId' | 'memo'

/** Columns of a file with the lines of an entry. */
export const entryColumns = {
  fields: {
    accountId: recordField('accounts.account'),
    debitMinor: amountField().nullable(),
    creditMinor: amountField().nullable(),
    storeId: recordField('erp.store').nullable(),
    memo: textField({ max: 200 }).nullable(),
  },
  text: {
    title: entryText.title,
    one: entryText.one,
    many: entryText.many,
    purpose: entryText.purpose,
    accountId: lineText.lines_accountId,
    debitMinor: lineText.lines_debitMinor,
    creditMinor: lineText.lines_creditMinor,
    storeId: lineText.lines_storeId,
    memo: lineText.lines_memo,
  },
}

export type EntryRows = {
  readonly lines: readonly EntryLine[]
  readonly issues: readonly RowIssue[]
  readonly unread: readonly string[]
}

/** The lines in a file, and its row errors. Throws: invalid_input when the file is not read. */
export async function readEntryRows(ctx: Ctx, tx: Tx, bytes: Readable, name: string): Promise<EntryRows> {
  const file = { bytes, name, most: mostRows, noHeadings: text.noHeadings }
  const { rows, issues: whole, unread, last } = await readFileRows(ctx, tx, entryColumns, file)
  if (whole.length > 0) return { lines: [], issues: whole, unread }
  const { locale } = ctx
  const read = rows.filter(hasAmount)
  const issues = [...read.flatMap((row) => issuesOf(row, locale)), ...(await refusedAccounts(ctx, tx, read))]
  const isShort = read.length < 2 && issues.length === 0
  const few = isShort ? [{ number: last, field: null, message: format(text.tooFew, locale) }] : []
  return {
    lines: read.map(lineOf),
    issues: [...issues, ...few].toSorted((one, other) => one.number - other.number),
    unread,
  }
}

/** A trial balance also lists accounts without a balance. */
function hasAmount({ values, issues }: ReadRow): boolean {
  return issues.length > 0 || amountOf(values, 'debitMinor') > 0 || amountOf(values, 'creditMinor') > 0
}

function issuesOf({ number, values, issues }: ReadRow, locale: Locale): RowIssue[] {
  const refused = new Set(issues.map(({ field }) => field))
  const isMissing = values['accountId'] === undefined && !refused.has('accountId')
  const isBoth = amountOf(values, 'debitMinor') > 0 && amountOf(values, 'creditMinor') > 0
  return [
    ...issues.map(({ field, message }) => ({ number, field, message })),
    ...(isMissing ? [{ number, field: 'accountId', message: format(fileText.needed, locale) }] : []),
    ...(isBoth ? [{ number, field: null, message: format(lineText.rule_line_one_side, locale) }] : []),
  ]
}

async function refusedAccounts(ctx: Ctx, tx: Tx, rows: readonly ReadRow[]): Promise<RowIssue[]> {
  const refused = await findRefusedAccounts(ctx, tx, rows.map(lineOf))
  return refused.flatMap(({ index, code }) => {
    const row = rows[index]
    const message = format(refusedWords[code], ctx.locale)
    return row === undefined ? [] : [{ number: row.number, field: 'accountId', message }]
  })
}

function lineOf({ values }: ReadRow): EntryLine {
  const amount = (field: 'debitMinor' | 'creditMinor') => amountOf(values, field) || null
  return {
    accountId: Number(values['accountId'] ?? 0),
    debitMinor: amount('debitMinor'),
    creditMinor: amount('creditMinor'),
    storeId: (values['storeId'] as number | null | undefined) ?? null,
    memo: (values['memo'] as string | null | undefined) ?? null,
  }
}

function amountOf(values: ReadRow['values'], field: 'debitMinor' | 'creditMinor'): number {
  return Number(values[field] ?? 0)
}

/** Label of a column in the user's language. */
export function columnLabel(field: string | null, locale: Locale): string | null {
  return field !== null && field in entryColumns.text ? entryColumns.text[field as Columns][locale] : null
}
