import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { camelCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from './db.ts'
import { kernelRefusalOf, violationOf } from './pg-errors.ts'

/** What a violated constraint means to the user; may read, since the failed transaction is over. */
export type ConstraintRule = (ctx: RuleContext, reader: Reader, input: unknown) => Promise<AppError>
/** Whose rows, and in which language the refusal speaks. */
type RuleContext = Pick<Ctx, 'companyId' | 'locale'>

const moduleRules = new Map<string, ConstraintRule>()

/** Known once the modules are loaded, so that a row of a file is refused as a single record is. */
export function registerConstraintRules(declared: Readonly<Record<string, ConstraintRule>>): void {
  for (const [name, rule] of Object.entries(declared)) moduleRules.set(name, rule)
}

/** What modules say of their constraints. */
export function registeredConstraintRules(): ReadonlyMap<string, ConstraintRule> {
  return moduleRules
}

/** The refusal of a kernel, or behind a violated constraint: the slice's own rule, else what its kind says; anything else stays what it is. */
export async function meaningOf(
  error: unknown,
  rules: ReadonlyMap<string, ConstraintRule>,
  ctx: RuleContext,
  reader: Reader,
  input: unknown,
): Promise<unknown> {
  const refusal = kernelRefusalOf(error)
  if (refusal !== null) return new AppError(refusal.code, refusal)
  const violation = violationOf(error)
  if (violation === null) return error
  const rule = rules.get(violation.name)
  if (rule !== undefined) return await rule(ctx, reader, input)
  if (violation.kind === 'still_referenced') return new AppError('in_use')
  if (violation.kind !== 'reference_missing') return error
  const columns = await columnsOf(reader, violation.name)
  const notAChoice = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }]
  return new AppError('invalid_input', {
    fields: Object.fromEntries(columns.map((column) => [camelCase(column), notAChoice])),
  })
}

/** Columns of a constraint or unique index, named `schema.name`; under row-level security the database's own message keeps them back. */
export async function columnsOf(reader: Reader, name: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select a.attname as "column" from (
      select c.conrelid as relation, c.conkey as columns from pg_constraint c
      where c.connamespace::regnamespace::text || '.' || c.conname = ${name}
      union all
      select i.indrelid, i.indkey::int2[] from pg_index i join pg_class x on x.oid = i.indexrelid
      where x.relnamespace::regnamespace::text || '.' || x.relname = ${name}
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conname = x.relname)) k
    join pg_attribute a on a.attrelid = k.relation and a.attnum = any(k.columns)
    where a.attname <> 'company_id'
    order by a.attnum`.execute(reader)
  return rows.map((row) => row.column)
}
