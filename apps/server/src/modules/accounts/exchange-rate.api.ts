import {
  deleteExchangeRate,
  exchangeRates,
  importExchangeRates,
  setExchangeRate,
} from '@countinghouse/contract/accounts/exchange-rate'
import { text } from '@countinghouse/contract/accounts/exchange-rate.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { importRates, readBaseCurrency } from './exchange/import-rates.ts'

const { entity } = exchangeRates

type Rate = { readonly currencyCode: string; readonly day: string; readonly rate: string }
const labelOf = ({ currencyCode, day }: Rate) => `${currencyCode} ${day}`

/** Throws: accounts.rule_broken for the company's own currency. */
async function saveRate(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof setExchangeRate>): Promise<{ id: number }> {
  const { currencyCode, day, rate } = input
  const base = await readBaseCurrency(ctx, tx)
  if (currencyCode === base) {
    const message = format(text.own_currency, ctx.locale)
    return fail('accounts.rule_broken', { fields: { currencyCode: [{ code: 'rule', message }] } })
  }
  const { rows } = await sql<{ id: number; before: string | null }>`
    insert into accounts.exchange_rate as r (company_id, currency_code, base_currency, day, rate, source, created_by, updated_by)
    values (${ctx.companyId}, ${currencyCode}, ${base}, ${day}, ${rate}::numeric, 'entered', ${ctx.userId}, ${ctx.userId})
    on conflict (company_id, base_currency, currency_code, day) do update
      set rate = excluded.rate, source = 'entered', updated_at = now(), updated_by = excluded.updated_by
    returning r.id, trim_scale(old.rate)::text as before`.execute(tx)
  const [{ id, before } = { id: 0, before: null }] = rows
  const facts = (value: string) => ({ currencyCode, day, rate: value })
  ctx.audit({
    entity,
    entityId: id,
    label: labelOf(input),
    before: before === null ? null : facts(before),
    after: facts(rate),
  })
  return { id }
}

/** Documents keep the rate they used. Throws: not_found. */
async function removeRate(ctx: Ctx, tx: Tx, { id }: { readonly id: number }): Promise<{ id: number }> {
  const { rows } = await sql<Rate>`
    delete from accounts.exchange_rate where company_id = ${ctx.companyId} and id = ${id}
    returning currency_code as "currencyCode", day, trim_scale(rate)::text as rate`.execute(tx)
  const [before] = rows
  if (before === undefined) return fail('not_found')
  ctx.audit({ entity, entityId: id, label: labelOf(before), before, after: null })
  return { id }
}

const api = [
  handleWrite(setExchangeRate, saveRate),
  handleWrite(deleteExchangeRate, removeRate),
  handleUpload(importExchangeRates, async (ctx, tx, _input, file, { store }) => {
    const answer = await importRates(ctx, tx, await store.open(file.key), file.name)
    const after = { days: answer.days, saved: answer.saved }
    ctx.audit({ entity: 'erp.company', entityId: ctx.companyId, label: file.name, before: null, after })
    return answer
  }),
]

export const module = defineModule({ api })
