import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

const withChoices: readonly unknown[] = ['select', 'multiselect']
/** Fields that determine the form of a value. */
const kinds = ['type', 'isOfVariants', 'isLocalized'] as const
type Values = Readonly<Record<string, unknown>>

/** Only choice attributes have choices; while products have values, the type, the choices used and the attribute itself cannot be changed. */
export const saveAttributes: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (verb === 'merge' && before !== null && (await isSaid(ctx, tx, before.id, null)))
      fail('procure.attribute_has_values')
    if (after === null || !['create', 'edit'].includes(verb)) return
    const { type = before?.['type'], options = before?.['options'] ?? [] } = after
    if (!withChoices.includes(type) && keysOf(options).length > 0) refuse(ctx, 'attribute_options', ['type', 'options'])
    if (before === null) return
    const isChanged = (field: string) => after[field] !== undefined && after[field] !== before[field]
    const changed = kinds.filter(isChanged)
    const gone = keysOf(before['options']).filter((key) => !keysOf(options).includes(key))
    if (changed.length === 0 && gone.length === 0) return
    if (await isSaid(ctx, tx, before.id, changed.length > 0 ? null : gone))
      refuse(ctx, 'attribute_in_use', changed.length > 0 ? changed : ['options'])
  },
}

function keysOf(options: unknown): unknown[] {
  return ((options ?? []) as readonly Values[]).map(({ key }) => key)
}

/** `keys`: the choices in question; null: any value. */
async function isSaid({ companyId }: GuardCtx, tx: Tx, id: number, keys: readonly unknown[] | null): Promise<boolean> {
  const { rows } = await sql<{ is_said: boolean }>`
    select exists (select from procure.web_attribute_value where company_id = ${companyId} and web_attribute_id = ${id}
      and (${keys}::text[] is null or option_key = any(${keys}::text[]))) as is_said`.execute(tx)
  return rows[0]?.is_said === true
}

function refuse(
  { locale }: GuardCtx,
  code: 'attribute_options' | 'attribute_in_use',
  fields: readonly string[],
): never {
  const refusal = [{ code: 'rule', message: format(text[code], locale) }]
  return fail(`procure.${code}`, { fields: Object.fromEntries(fields.map((field) => [field, refusal])) })
}
