import { fail } from '@countinghouse/contract/errors'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { BankAccounts } from '@countinghouse/contract/procure/supplier-bank'
import { bankCoolOffDays } from '@countinghouse/contract/procure/supplier-settings'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { masked } from './account-number.ts'
import { findBankAccounts } from './find-bank-accounts.ts'

type Account = {
  readonly id: number
  readonly supplierId: number
  readonly supplier: string
  readonly lastFour: string
  readonly state: 'pending' | 'active' | 'retired'
  readonly proposedBy: number
  readonly replacesId: number | null
}

/** Throws: not_found, state_conflict, procure.same_person, step_up_required. */
export async function confirm(ctx: Ctx, tx: Tx, id: number): Promise<BankAccounts> {
  requireFreshProof(ctx)
  const { companyId, userId } = ctx
  const account = await lockAccount(companyId, tx, id)
  requireState(account, 'confirm', ['pending'])
  if (account.proposedBy === userId) fail('procure.same_person')
  const days = await readSetting(tx, { companyId }, bankCoolOffDays)
  await sql`
    update procure.supplier_bank_account a set state = 'active', confirmed_by = ${userId}, confirmed_at = now(),
      active_from = (now() at time zone c.timezone)::date + ${days}::integer
    from erp.company c where c.id = a.company_id and a.company_id = ${companyId} and a.id = ${id}`.execute(tx)
  await sql`
    update procure.supplier_bank_account set state = 'retired', retired_by = ${userId}, retired_at = now()
    where company_id = ${companyId} and id = ${account.replacesId} and state = 'active'`.execute(tx)
  return await told(ctx, tx, account, 'active')
}

/** Ends an account in one of these states. Throws: not_found, state_conflict. */
export async function end(
  ctx: Ctx,
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
  { action, from }: { readonly action: 'reject' | 'retire'; readonly from: readonly Account['state'][] },
): Promise<BankAccounts> {
  const { companyId, userId } = ctx
  const account = await lockAccount(companyId, tx, id)
  requireState(account, action, from)
  await sql`
    update procure.supplier_bank_account set state = 'retired', retired_by = ${userId}, retired_at = now(), end_reason = ${reason}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  return await told(ctx, tx, account, 'retired')
}

/** Locks the supplier first, in the same order as a submission. */
async function lockAccount(companyId: number, tx: Tx, id: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select a.id, s.id as "supplierId", s.name as supplier, a.last_four as "lastFour", a.state, a.proposed_by as "proposedBy",
      a.replaces_id as "replacesId"
    from procure.supplier s join procure.supplier_bank_account a on a.company_id = s.company_id and a.supplier_id = s.id
    where s.company_id = ${companyId} and a.id = ${id} for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}

function requireState({ state }: Account, action: string, allowed: readonly Account['state'][]): void {
  if (!allowed.includes(state)) fail('state_conflict', { details: { from: state, action, allowed } })
}

async function told(ctx: Ctx, tx: Tx, account: Account, state: Account['state']): Promise<BankAccounts> {
  const bankAccount = masked(account.lastFour)
  ctx.audit({
    entity: supplier.entity,
    entityId: account.supplierId,
    label: account.supplier,
    before: { bankAccount: `${bankAccount} (${account.state})` },
    after: { bankAccount: `${bankAccount} (${state})` },
  })
  return await findBankAccounts(ctx, tx, account.supplierId)
}
