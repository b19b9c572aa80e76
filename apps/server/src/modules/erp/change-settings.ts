import type { SettingChoice } from '@countinghouse/contract/erp/global-settings'
import { text as errorText } from '@countinghouse/contract/erp/errors.text'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import { format } from '@countinghouse/contract/text'
import type { Setting } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { writeSetting } from '../../platform/settings.ts'

type Stored = { id: number; key: string; value: unknown; version: number }

/**
 * Chooses settings for the company or one of its stores, all of them or none. Throws: erp.setting_unknown, erp.setting_value with
 * what is wrong at each change, stale with the keys somebody else has chosen meanwhile.
 */
export async function changeSettings(
  ctx: Ctx,
  tx: Tx,
  settings: readonly Setting[],
  { storeId, changes }: { storeId: number | null; changes: readonly SettingChoice[] },
): Promise<void> {
  const { companyId } = ctx
  const wanted = changes.map((change, place) => ({ ...read(ctx, settings, change, storeId, place), change }))
  const keys = wanted.map(({ setting }) => setting.key).toSorted()
  if (new Set(keys).size < keys.length) refuse(ctx, 'erp.setting_value', 'changes', errorText.setting_value)
  const { rows: before } = await sql<Stored>`
    select id, key, value, version from platform.setting
    where company_id = ${companyId} and store_id is not distinct from ${storeId}::bigint and key = any(${keys}::text[])
    order by key for update`.execute(tx)
  const kept = new Map(before.map((row) => [row.key, row]))
  const late = wanted.filter(({ setting, change }) => (kept.get(setting.key)?.version ?? 0) !== change.version)
  if (late.length > 0) fail('stale', { details: { keys: late.map(({ setting }) => setting.key) } })
  for (const { setting, value } of wanted) {
    const id = await writeSetting(tx, { companyId, storeId, userId: ctx.userId }, setting.key, value)
    ctx.audit({
      entity: 'platform.setting',
      entityId: id,
      label: setting.title[ctx.locale],
      before: { value: kept.get(setting.key)?.value ?? null },
      after: { value },
    })
  }
}

/** The setting a change names and its new value; null puts it back. */
function read(ctx: Ctx, settings: readonly Setting[], change: SettingChoice, storeId: number | null, place: number) {
  const setting = settings.find(({ key }) => key === change.key)
  if (setting === undefined || !setting.levels.includes(storeId === null ? 'company' : 'store'))
    return refuse(ctx, 'erp.setting_unknown', `changes.${place}.key`, errorText.setting_unknown)
  if ('isReset' in change) return { setting, value: null }
  const parsed = setting.field.safeParse(change.value, { reportInput: true })
  if (parsed.success && parsed.data !== null) return { setting, value: parsed.data }
  const problems = fieldErrorsOf(parsed.error?.issues ?? [], ctx.locale)['']
  if (problems === undefined) return refuse(ctx, 'erp.setting_value', `changes.${place}.value`, errorText.setting_value)
  return fail('erp.setting_value', { fields: { [`changes.${place}.value`]: problems } })
}

function refuse(ctx: Ctx, code: ErrorCode, path: string, text: Parameters<typeof format>[0]): never {
  return fail(code, { fields: { [path]: [{ code: 'setting', message: format(text, ctx.locale) }] } })
}
