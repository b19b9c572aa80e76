import { fieldErrorsOf } from '@countinghouse/contract/issues'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { text as importText } from '@countinghouse/contract/import.text'
import { format } from '@countinghouse/contract/text'
import { z } from 'zod'
import type { Issue } from '../import/issue.ts'
import { issueOf } from '../import/issue.ts'
import type { BulkCtx, BulkRow, PlannedRow } from './bulk-row.ts'
import type { Matches } from './match-rows.ts'

/** Whether rows may create, change, or both. */
export type BulkMode = 'create' | 'update' | 'upsert'
/** Which row came first with a code, a name or a record, over all chunks of one file. */
export type RowsSeen = Map<string, number>
type Planned = { readonly planned: PlannedRow } | { readonly issues: readonly Issue[] }
type Plan = {
  readonly ctx: BulkCtx
  readonly master: Master
  readonly matches: Matches
  readonly mode: BulkMode
  readonly seen: RowsSeen
  /** Names of these records are about to be free. */
  readonly renamed: ReadonlySet<number>
}

/** Says of each row which record it changes or that it makes one, and what speaks against it. */
export function planRows(rows: readonly BulkRow[], plan: Omit<Plan, 'renamed'>): ReadonlyMap<number, Planned> {
  const renamed = new Set(
    rows.flatMap((row) => {
      const record = recordOf(row, plan.matches)
      const name = plan.matches.keys.get(row.number)?.name
      return record !== undefined && name !== null && name !== record.nameKey ? record.id : []
    }),
  )
  const schema = z.strictObject(plan.master.fields)
  return new Map(rows.map((row) => [row.number, planRow(row, { ...plan, renamed }, schema)]))
}

function planRow(row: BulkRow, plan: Plan, schema: z.ZodType): Planned {
  const { ctx, matches } = plan
  const record = recordOf(row, matches)
  const found = String(row.id ?? row.values['code'] ?? '')
  const refuse = (field: string, code: Parameters<typeof issueOf>[2], params: Record<string, string> = {}) => ({
    issues: [issueOf(ctx.locale, field, code, { found, ...params })],
  })
  if (row.id !== null && record === undefined) return refuse('id', 'no_such_record')
  if (record !== undefined && record.mergedIntoId !== null) return refuse('id', 'merged_away')
  if (record === undefined && plan.mode === 'update') return refuse('code', 'not_there')
  if (record !== undefined && plan.mode === 'create') {
    const { standing } = row
    if (standing === undefined) return refuse('code', 'there_already')
    return refuse('code', 'merged_there', { found: standing.mergedCode, name: standing.name, code: standing.code })
  }
  if (row.version !== undefined && record !== undefined && record.version !== row.version)
    return refuse('id', 'changed_meanwhile')
  const issues = [...twice(row, record, plan), ...taken(row, record, plan)]
  if (record !== undefined) {
    const values = Object.fromEntries(
      [...Object.keys(plan.master.fields), 'status'].map((field) => [
        field,
        field in row.values ? row.values[field] : record[field],
      ]),
    )
    return issues.length > 0 ? { issues } : { planned: { row, before: record, values } }
  }
  const parsed = schema.safeParse(row.values)
  if (parsed.success && issues.length === 0)
    return { planned: { row, before: null, values: parsed.data as PlannedRow['values'] } }
  return { issues: [...issues, ...(parsed.success ? [] : missing(parsed.error, ctx))] }
}

function recordOf(row: BulkRow, { byId, byCode, keys }: Matches) {
  return row.id === null ? byCode.get(keys.get(row.number)?.code ?? '') : byId.get(row.id)
}

function missing(error: z.ZodError, { locale }: BulkCtx): Issue[] {
  return Object.entries(fieldErrorsOf(error.issues, locale)).flatMap(([field, errors]) =>
    errors.map(({ code, message }) => ({ field, code, message, found: null, suggestions: [] })),
  )
}

/** What no two records may share, as the database compares it. */
function ownKeys(number: number, { matches, master }: Plan) {
  const { code = null, name = null } = matches.keys.get(number) ?? {}
  return { code, name: master.uniqueName === 'none' ? null : name }
}

/** Two rows of one file that want the same record, code or name. A row that is planned anew is not its own twin. */
function twice(row: BulkRow, record: MasterRow | undefined, plan: Plan): Issue[] {
  const { ctx, master, seen } = plan
  const { number } = row
  const { code, name } = ownKeys(number, plan)
  const keys = [
    ['code', code],
    ['name', name === null ? null : `${placeOfName(master, row.values, record)}${name}`],
    ['id', record === undefined || code !== null ? null : String(record.id)],
  ] as const
  return keys.flatMap(([field, key]) => {
    if (key === null) return []
    const first = seen.get(`${field}:${key}`) ?? number
    seen.set(`${field}:${key}`, first)
    if (first === number) return []
    const label = master.text[field] ?? importText.record
    const params = { first: number, second: first, field: label[ctx.locale] }
    return [issueOf(ctx.locale, field, 'twice_in_file', params)]
  })
}

/** A code or name that another record has. */
function taken(row: BulkRow, record: MasterRow | undefined, plan: Plan): Issue[] {
  const { code, name } = ownKeys(row.number, plan)
  const place = placeOfName(plan.master, row.values, record)
  const others = name === null ? [] : (plan.matches.byName.get(name) ?? [])
  const holders = [
    ['code', code === null ? undefined : plan.matches.byCode.get(code)],
    ['name', others.find((other) => other.id !== record?.id && placeOfName(plan.master, other) === place)],
  ] as const
  return holders.flatMap(([field, holder]) => {
    if (holder === undefined || holder.id === record?.id) return []
    if (field === 'name' && plan.renamed.has(holder.id)) return []
    const message = format(issueText.taken, plan.ctx.locale, { name: holder.name, code: holder.code })
    return [{ field, code: 'duplicate', message, found: holder[field], suggestions: [] }]
  })
}

/** What a name is taken within, in front of it as part of a key; nothing where that is the company. */
function placeOfName({ uniqueName }: Master, values: BulkRow['values'], record?: MasterRow): string {
  if (typeof uniqueName === 'string') return ''
  return `${String(values[uniqueName.within] ?? record?.[uniqueName.within as keyof MasterRow] ?? '')}:`
}
