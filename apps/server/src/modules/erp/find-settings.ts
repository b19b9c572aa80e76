import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { SettingValue } from '@countinghouse/contract/erp/global-settings'
import { fail } from '@countinghouse/contract/errors'
import { fieldModel } from '@countinghouse/contract/field-model'
import type { Setting } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { settle, storedValues } from '../../platform/config/settings.ts'

type Kept = { key: string; version: number; changedAt: string | null; changedBy: string | null }

/** All settings of the company or of a store. Throws: not_found for a store in which the user does not work. */
export async function findSettings(ctx: Ctx, db: Reader | Tx, settings: readonly Setting[], storeId: number | null) {
  const { companyId } = ctx
  const stores = await findOwnStores(ctx, db)
  if (storeId !== null && !stores.some(({ id }) => id === storeId)) fail('not_found')
  const stored = await storedValues(db, { companyId, storeId }, settings)
  const { rows: kept } = await sql<Kept>`
    select s.key, s.version, s.updated_at as "changedAt", u.first_name || ' ' || u.last_name as "changedBy"
    from erp.setting s left join erp.app_user u on u.company_id = s.company_id and u.id = s.updated_by
    where s.company_id = ${companyId} and s.store_id is not distinct from ${storeId}::bigint`.execute(db)
  const here = storeId === null ? 'company' : 'store'
  const rows = settings.map((setting): SettingRow => {
    const own = kept.find(({ key }) => key === setting.key)
    return {
      ...describe(setting),
      ...wire(settle(setting, stored)),
      inherited: wire(settle(setting, stored, [here])),
      isHere: setting.levels.includes(here),
      version: own?.version ?? 0,
      changedAt: own?.changedAt ?? null,
      changedBy: own?.changedBy ?? null,
    }
  })
  return { settings: rows, stores }
}

/** Stores of a user. */
async function findOwnStores({ companyId, userId }: Ctx, db: Reader | Tx): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from erp.store s join erp.app_user u on u.company_id = s.company_id and u.id = ${userId}
    where s.company_id = ${companyId} and s.status = 'active' and (u.has_all_stores or exists (
      select from erp.user_store us where us.company_id = s.company_id and us.user_id = u.id and us.store_id = s.id))
    order by s.name collate "und-x-icu", s.id`.execute(db)
  return rows
}

const Bounds = z.object({ minimum: z.number().optional(), maximum: z.number().optional() })

function describe({ key, group, title, help, levels, field, choices }: Setting) {
  const model = fieldModel(key, field)
  const { minimum = null, maximum = null } = Bounds.parse(
    z.toJSONSchema(field instanceof z.ZodNullable ? field.unwrap() : field, { io: 'output' }),
  )
  return {
    key,
    group,
    title,
    help,
    levels: [...levels],
    widget: model.widget,
    choices: model.choices.flatMap((value) => {
      const named = choices[value]
      return named === undefined ? [] : [{ value, title: named }]
    }),
    minimum,
    maximum,
  }
}

function wire({ value, origin }: ReturnType<typeof settle>) {
  return { value: SettingValue.parse(value), origin }
}
