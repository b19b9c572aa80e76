import type { LineFieldModel } from '@countinghouse/contract/field-model'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { columnsOf } from '../database/constraint-meaning.ts'
import type { Reader } from '../database/db.ts'
import type { LinesTable } from './lines-table.ts'
import { lineRows, linesAmong } from './lines-table.ts'
import { findLabels } from '../pickers/record-labels.ts'

type Values = Readonly<Record<string, unknown>>

/** Shows the rule of lines at every field that it reads, in the first line that breaks it: `parts.1.days`. */
export function brokenLine(module: string, table: LinesTable, name: string, text: Text): ConstraintRule {
  return async (ctx, reader, input) => {
    const refusal = [{ code: 'rule', message: format(text, ctx.locale) }]
    const read = await columnsOf(reader, name)
    const keys = [...table.columns].flatMap(([key, column]) => (read.includes(column) ? [key] : []))
    const lines = linesAmong(table, input as Values)
    const index = (await failing(reader, table, name, lines)) ?? repeated(lines, keys)
    const fields =
      index === null
        ? { [table.field]: refusal }
        : Object.fromEntries(keys.map((key) => [`${table.field}.${index}.${key}`, refusal]))
    return new AppError(`${module}.rule_broken`, { fields })
  }
}

/** Shows at its line the record that is none of the company's: `parts.1.storeId`. */
export function missingInLine(table: LinesTable, { key, list }: LineFieldModel): ConstraintRule {
  return async (ctx, reader, input) => {
    const ids = linesAmong(table, input as Values).map((line) => line[key])
    const wanted = ids.filter((id): id is number => typeof id === 'number')
    const known = new Set((await findLabels(reader, ctx.companyId, list ?? '', wanted)).map(({ id }) => id))
    const index = ids.findIndex((id) => typeof id === 'number' && !known.has(id))
    const message = format(issueText.not_a_choice, ctx.locale)
    const field = index === -1 ? table.field : `${table.field}.${index}.${key}`
    return new AppError('invalid_input', { fields: { [field]: [{ code: 'not_a_choice', message }] } })
  }
}

/** The first line for which the check does not hold; null for what is no check. */
async function failing(
  reader: Reader,
  table: LinesTable,
  name: string,
  lines: readonly Values[],
): Promise<number | null> {
  const { rows: checks } = await sql<{ expression: string }>`
    select pg_get_expr(conbin, conrelid) as expression from pg_constraint
    where contype = 'c' and connamespace::regnamespace::text || '.' || conname = ${name}`.execute(reader)
  const [check] = checks
  if (check === undefined) return null
  const { rows } = await sql<{ place: number }>`
    select line_no as place from ${lineRows(table, lines)} where (${sql.raw(check.expression)}) is false
    order by 1 limit 1`.execute(reader)
  return rows[0] === undefined ? null : rows[0].place - 1
}

/** The first line that says the same as one before it. */
function repeated(lines: readonly Values[], keys: readonly string[]): number | null {
  const said = lines.map((line) => JSON.stringify(keys.map((key) => line[key] ?? null)))
  const index = said.findIndex((one, place) => said.indexOf(one) < place)
  return index === -1 ? null : index
}
