import { text as errorText } from '@countinghouse/contract/erp/errors.text'
import { listStoreUsers, store } from '@countinghouse/contract/erp/store'
import { text } from '@countinghouse/contract/erp/store.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { camelCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { StoreBlocker } from '../../platform/registry/blocker.ts'
import { timeZoneNames } from '../../platform/config/time-zone.ts'
import { findStoreUsers } from './stores/find-store-users.ts'
import { putOpenToday, rejectOverlap } from './stores/opening-hours.ts'
import { rejectClosing } from './stores/reject-closing.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listStoreUsers, async (ctx, reader, { id }) => ({
    items: await findStoreUsers(ctx, reader, id),
    next: null,
  })),
]

/**
 * A closed store supplies no other store, is no user's only store and has no open items in any module. A store cannot
 * supply itself.
 */
const guardStores = (blockers: readonly StoreBlocker[]): MasterGuard => ({
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    const zone = after?.['timezone']
    if (typeof zone === 'string' && zone !== before?.['timezone'] && !timeZoneNames().includes(zone)) {
      const message = format(issueText.not_a_choice, ctx.locale)
      fail('invalid_input', { fields: { timezone: [{ code: 'not_a_choice', message }] } })
    }
    if (after?.['openingHours'] !== undefined) rejectOverlap(after['openingHours'], ctx.locale)
    if (verb === 'deactivate' && before !== null) await rejectClosing(ctx, tx, blockers, before.id)
  },
  afterWrite: async ({ companyId, locale }, tx, { after }) => {
    if (after === null) return
    const { rows } = await sql<{ column: string | null }>`
      select erp.find_store_cycle(${companyId}, ${after.id}) as "column"`.execute(tx)
    const column = rows[0]?.column ?? null
    if (column === null) return
    const message = format(errorText.parent_cycle, locale)
    fail('erp.parent_cycle', { fields: { [camelCase(column)]: [{ code: 'parent_cycle', message }] } })
  },
})

const completions = { [store.listing.name]: putOpenToday }

const guards = ({ storeBlockers: blockers }: Declared) => ({ [store.entity]: guardStores(blockers) })

/** Violated only by concurrent writes that are valid individually. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.store_cycle': async () => new AppError('erp.parent_cycle'),
  'erp.store_hours_overlap': async ({ locale }) =>
    new AppError('erp.rule_broken', {
      fields: { openingHours: [{ code: 'rule', message: format(errorText.hours_overlap, locale) }] },
    }),
}

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'erp.people_only_here',
    words: text.blocked_people,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from erp.user_store w
      join erp.app_user u on u.company_id = w.company_id and u.id = w.user_id and u.status <> 0 and not u.has_all_stores
      where w.company_id = ${companyId} and w.store_id = ${storeId} and not exists (
        select from erp.user_store o join erp.store s on s.company_id = o.company_id and s.id = o.store_id and s.status = 'active'
        where o.company_id = w.company_id and o.user_id = w.user_id and o.store_id <> w.store_id)
      having count(*) > 0`,
  },
  {
    key: 'erp.supplied_stores',
    words: text.blocked_supplied,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from erp.store s
      where s.company_id = ${companyId} and s.status = 'active' and ${storeId} in (s.hub_id, s.replenish_from_id) having count(*) > 0`,
  },
]

export const module = defineModule({ api, completions, guards, constraintRules, storeBlockers })
