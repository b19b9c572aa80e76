import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { camelCase, snakeCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import type { Issue } from '../import/issue.ts'
import type { MasterTable } from '../records/master-table.ts'
import type { BulkCtx, PlannedRow } from './bulk-row.ts'
import { tableRows } from './write-rows.ts'

type Rule = { readonly name: string; readonly expression: string; readonly columns: readonly string[] }

/** What the checks of the table say against the rows, before anything is written: every rule that a row breaks, by its number. */
export async function brokenRules(
  ctx: BulkCtx,
  tx: Tx,
  target: { readonly master: Master; readonly table: MasterTable },
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<number, readonly Issue[]>> {
  const rules = await rulesOf(tx, target.table)
  if (rules.length === 0 || rows.length === 0) return new Map()
  const sought = rows.map(({ row: { kept }, before, values }) => ({
    id: before?.id ?? 0,
    version: 1,
    values,
    ...(before === null && kept && { kept }),
  }))
  const stated = rules.map(({ name, expression }) => sql`(${name}::text, ${sql.raw(expression)})`)
  const { rows: broken } = await sql<{ place: number; name: string }>`
    select r.ordinality as place, c.name
    from ${tableRows(target.table, sought)} with ordinality as r, lateral (values ${sql.join(stated)}) as c(name, holds)
    where c.holds is false order by 1, 2`.execute(tx)
  const found = new Map<number, Issue[]>()
  for (const { place, name } of broken) {
    const number = rows[place - 1]?.row.number ?? 0
    const rule = rules.find((other) => other.name === name)
    const issues = rule === undefined ? [] : issuesOf(ctx, target.master, rule)
    found.set(number, [...(found.get(number) ?? []), ...issues])
  }
  return found
}

async function rulesOf(tx: Tx, { entity }: MasterTable): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select c.conname as name, pg_get_expr(c.conbin, c.conrelid) as expression,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey) order by a.attnum) as columns
    from pg_constraint c where c.conrelid = to_regclass(${entity}) and c.contype = 'c' order by c.conname`.execute(tx)
  return rows
}

function issuesOf({ locale }: BulkCtx, master: Master, { name, columns }: Rule): Issue[] {
  const text = master.text[`rule_${name.slice(snakeCase(master.thing).length + 1)}`] ?? issueText.wrong_type
  const message = format(text, locale)
  return columns.map((column) => ({ field: camelCase(column), code: 'rule', message, found: null, suggestions: [] }))
}
