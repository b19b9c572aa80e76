import { fail } from '@countinghouse/contract/errors'
import type { changeCountries, updateCountry } from '@countinghouse/contract/procure/country'
import { countries, countrySettings } from '@countinghouse/contract/procure/country'
import { text } from '@countinghouse/contract/procure/country.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Selection } from '@countinghouse/contract/selection'
import { format } from '@countinghouse/contract/text'
import { snakeCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { createOrigins } from './create-origins.ts'

const Settings = z.object(countrySettings)
type Settings = z.output<typeof Settings>
type Standing = Settings & { readonly code: string; readonly name: string; readonly version: number }

/** Throws: not_found; stale; procure.rule_broken for an embargo without a reason, and for trade under embargo. */
export async function changeCountry(
  ctx: Ctx,
  tx: Tx,
  { id, version, ...changes }: InputOfRoute<typeof updateCountry>,
): Promise<OutputOfRoute<typeof updateCountry>> {
  const { companyId, userId } = ctx
  const { code, name, version: current, ...before } = await findStanding(ctx, tx, id)
  if (current !== version) return await rejectStale(ctx, tx, id)
  const after = settled(ctx, before, changes)
  const { rows: written } = await sql<{ version: number }>`
    insert into procure.country_setting as k (company_id, id, country, is_enabled, is_sold_to, is_bought_from, is_customs_union, is_embargoed, embargo_reason, updated_by)
    values (${companyId}, ${id}, ${code}, ${after.isEnabled}, ${after.isSoldTo}, ${after.isBoughtFrom}, ${after.isCustomsUnion}, ${after.isEmbargoed}, ${after.embargoReason}, ${userId})
    on conflict (company_id, id) do update set is_enabled = excluded.is_enabled, is_sold_to = excluded.is_sold_to, is_bought_from = excluded.is_bought_from,
      is_customs_union = excluded.is_customs_union, is_embargoed = excluded.is_embargoed, embargo_reason = excluded.embargo_reason, updated_by = excluded.updated_by
    where k.version = ${version}
    returning k.version`.execute(tx)
  const saved = written[0] ?? (await rejectStale(ctx, tx, id))
  ctx.audit({ entity: countries.entity, entityId: id, label: name, before, after })
  if (after.isBoughtFrom && !before.isBoughtFrom) await createOrigins(ctx, tx, [code])
  return { id, version: saved.version, name }
}

/** Throws: not_found. */
async function findStanding({ companyId }: Ctx, tx: Tx, id: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select t.code, t.name, t.version, t.is_enabled as "isEnabled", t.is_sold_to as "isSoldTo", t.is_bought_from as "isBoughtFrom",
      t.is_customs_union as "isCustomsUnion", t.is_embargoed as "isEmbargoed", t.embargo_reason as "embargoReason"
    from procure.country_list t where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** Throws: stale, with the present settings. */
async function rejectStale(ctx: Ctx, tx: Tx, id: number): Promise<never> {
  fail('stale', { details: { current: { id, ...(await findStanding(ctx, tx, id)) } } })
}

/** Settings to save: an embargo disables trade, and lifting it clears the reason. */
function settled({ locale }: Ctx, before: Settings, changes: Partial<Settings>): Settings {
  const refuse = (field: string, why: Text): never =>
    fail('procure.rule_broken', { fields: { [field]: [{ code: 'rule', message: format(why, locale) }] } })
  const after = Settings.parse({ ...before, ...changes })
  if (!after.isEmbargoed) return { ...after, embargoReason: null }
  if (after.embargoReason === null) return refuse('embargoReason', text.reasonNeeded)
  // Enabling trade requires lifting the embargo first.
  for (const field of ['isSoldTo', 'isBoughtFrom'] as const)
    if (changes[field] === true) return refuse(field, text.embargoFirst)
  return { ...after, isSoldTo: false, isBoughtFrom: false }
}

/** Skips countries that already have the value or are not allowed to. Throws: procure.nothing_changed. */
export async function changeMany(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection, setting: field, value }: InputOfRoute<typeof changeCountries>,
): Promise<OutputOfRoute<typeof changeCountries>> {
  const column = snakeCase(field)
  const columns = ['is_enabled', 'is_sold_to', 'is_bought_from', 'is_customs_union', 'is_embargoed', 'embargo_reason']
  const isBarred = field === 'isEnabled' ? sql`false` : sql`t.is_embargoed and ${value}::boolean`
  const { rows } = await sql<{ id: number; country: string; name: string | null; isBarred: boolean }>`
    with wanted as materialized (
      select t.*, ${isBarred} as is_barred from procure.country_list t
      where ${selectionCondition(ctx, source, selection as Selection)} and t.${sql.ref(column)} <> ${value}::boolean),
    written as (
      insert into procure.country_setting (company_id, id, country, ${sql.join(columns.map((name) => sql.ref(name)))}, updated_by)
      select w.company_id, w.id, w.code, ${sql.join(columns.map((name) => (name === column ? sql`${value}::boolean` : sql`w.${sql.ref(name)}`)))}, ${ctx.userId}::bigint
      from wanted w where not w.is_barred order by w.id
      on conflict (company_id, id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}, updated_by = excluded.updated_by
      returning id)
    select w.id, w.code as country, w.name, w.is_barred as "isBarred" from wanted w order by w.id`.execute(tx)
  const changed = rows.filter((row) => !row.isBarred)
  if (changed.length === 0) fail('procure.nothing_changed')
  for (const { id, name } of changed)
    ctx.audit({
      entity: countries.entity,
      entityId: id,
      label: name,
      before: { [field]: !value },
      after: { [field]: value },
    })
  if (field === 'isBoughtFrom' && value)
    await createOrigins(
      ctx,
      tx,
      changed.map(({ country }) => country),
    )
  return { changed: changed.length, embargoed: rows.length - changed.length }
}
