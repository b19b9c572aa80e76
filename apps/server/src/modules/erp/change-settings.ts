import type { SettingChoice } from '@countinghouse/contract/erp/global-settings'
import { text as errorText } from '@countinghouse/contract/erp/errors.text'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import { format } from '@countinghouse/contract/text'
import type { Setting } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

type Stored = { id: number; key: string; value: unknown; version: number }

/**
 * Saves settings of the company or a store, all or nothing. Throws: erp.setting_unknown, erp.setting_value with the
 * error of each setting, stale with the keys changed concurrently.
 */
export async function changeSettings(
  ctx: Ctx,
  tx: Tx,
  settings: readonly Setting[],
  { storeId, choices }: { storeId: number | null; choices: readonly SettingChoice[] },
): Promise<void> {
  const { companyId } = ctx
  const wanted = choices.map((choice, place) => ({ ...read(ctx, settings, choice, storeId, place), choice }))
  const keys = wanted.map(({ setting }) => setting.key).toSorted()
  if (new Set(keys).size < keys.length) refuse(ctx, 'erp.setting_value', 'choices', errorText.setting_value)
  const { rows: before } = await sql<Stored>`
    select id, key, value, version from erp.setting
    where company_id = ${companyId} and store_id is not distinct from ${storeId}::bigint and key = any(${keys}::text[])
    order by key for update`.execute(tx)
  const kept = new Map(before.map((row) => [row.key, row]))
  const late = wanted.filter(({ setting, choice }) => (kept.get(setting.key)?.version ?? 0) !== choice.version)
  if (late.length > 0) fail('stale', { details: { keys: late.map(({ setting }) => setting.key) } })
  for (const { setting, value } of wanted) {
    const { rows } = await sql<{ id: number }>`
      insert into erp.setting as s (company_id, store_id, key, value, updated_by)
      values (${companyId}, ${storeId}::bigint, ${setting.key}, ${value === null ? null : JSON.stringify(value)}::jsonb, ${ctx.userId})
      on conflict (company_id, store_id, key) do update set value = excluded.value, updated_by = excluded.updated_by
      returning s.id`.execute(tx)
    ctx.audit({
      entity: 'erp.setting',
      entityId: rows[0]?.id ?? 0,
      label: setting.title[ctx.locale],
      before: { value: kept.get(setting.key)?.value ?? null },
      after: { value },
    })
  }
}

/** The setting of a change and its new value; null resets it, as a blank value does where nothing is chosen at first. */
function read(ctx: Ctx, settings: readonly Setting[], choice: SettingChoice, storeId: number | null, place: number) {
  const setting = settings.find(({ key }) => key === choice.key)
  if (setting === undefined || !setting.levels.includes(storeId === null ? 'company' : 'store'))
    return refuse(ctx, 'erp.setting_unknown', `choices.${place}.key`, errorText.setting_unknown)
  if ('isReset' in choice) return { setting, value: null }
  const parsed = setting.field.safeParse(choice.value, { reportInput: true })
  if (parsed.success && (parsed.data !== null || setting.initial === null)) return { setting, value: parsed.data }
  const problems = fieldErrorsOf(parsed.error?.issues ?? [], ctx.locale)['']
  if (problems === undefined) return refuse(ctx, 'erp.setting_value', `choices.${place}.value`, errorText.setting_value)
  return fail('erp.setting_value', { fields: { [`choices.${place}.value`]: problems } })
}

function refuse(ctx: Ctx, code: ErrorCode, path: string, text: Parameters<typeof format>[0]): never {
  return fail(code, { fields: { [path]: [{ code: 'setting', message: format(text, ctx.locale) }] } })
}
