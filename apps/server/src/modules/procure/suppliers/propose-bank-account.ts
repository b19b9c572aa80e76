import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { BankAccounts, proposeBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { notify } from '../../desk/index.ts'
import { findViewers } from '../../erp/index.ts'
import { macOf, masked, readAccount, sealNumber } from './account-number.ts'
import { findBankAccounts } from './find-bank-accounts.ts'
import { lockSupplier } from './lock-supplier.ts'

type Wanted = InputOfRoute<typeof proposeBankAccount>

/** Maximum recipients of the notification. */
const mostTold = 100

/**
 * Submits an account for confirmation. Locks: the supplier. Throws: not_found, merged, procure.rule_broken,
 * procure.bank_account_known, procure.bank_account_elsewhere, step_up_required.
 */
export async function propose(ctx: Ctx, tx: Tx, box: SecretBox, wanted: Wanted): Promise<BankAccounts> {
  requireFreshProof(ctx)
  const { companyId, userId, locale } = ctx
  const found = await lockSupplier(ctx, tx, wanted.id)
  const { number, bic } = readAccount(wanted, locale)
  const mac = macOf(box, companyId, number)
  await rejectKnown(ctx, tx, mac, wanted)
  const replaced = wanted.replacesId === null ? null : await requireActive(companyId, tx, wanted)
  const uid = randomUUID()
  const lastFour = number.slice(-4)
  await sql`
    insert into procure.supplier_bank_account (company_id, uid, supplier_id, scheme, number_sealed, number_mac, last_four, bic, holder,
      currency, replaces_id, reason, proposed_by)
    values (${companyId}, ${uid}, ${found.id}, ${wanted.scheme}, ${sealNumber(box, { companyId, uid }, number)}, ${mac}, ${lastFour}, ${bic},
      ${wanted.holder}, ${wanted.currency ?? found.currency}, ${wanted.replacesId}, ${wanted.reason}, ${userId})`.execute(
    tx,
  )
  ctx.audit({
    entity: supplier.entity,
    entityId: found.id,
    label: found.name,
    before: replaced === null ? null : { replaced: masked(replaced) },
    after: {
      ...(replaced !== null && { replaced: masked(replaced) }),
      bankAccount: masked(lastFour),
      holder: wanted.holder,
    },
  })
  await notifyOthers(ctx, tx, found)
  return await findBankAccounts(ctx, tx, found.id)
}

type Twin = { readonly id: number; readonly name: string; readonly isOwn: boolean }

async function rejectKnown({ companyId, locale }: Ctx, tx: Tx, mac: Buffer, wanted: Wanted): Promise<void> {
  const { rows } = await sql<Twin>`
    select s.id, s.name, s.id = ${wanted.id} as "isOwn" from procure.supplier s
    where s.company_id = ${companyId} and exists (select from procure.supplier_bank_account a
      where a.company_id = s.company_id and a.supplier_id = s.id and a.number_mac = ${mac} and (s.id <> ${wanted.id} or a.state <> 'retired'))
    order by s.name_key limit 20`.execute(tx)
  if (rows.some(({ isOwn }) => isOwn)) fail('procure.bank_account_known')
  if (rows.length === 0 || wanted.isKnownElsewhere) return
  const names = rows.map(({ name }) => name).join(', ')
  const message = format(errorText.bank_account_elsewhere, locale, { names })
  fail('procure.bank_account_elsewhere', {
    message,
    fields: { isKnownElsewhere: [{ code: 'bank_account_elsewhere', message }] },
    details: { suppliers: rows.map(({ id, name }) => ({ id, name })) },
  })
}

/** Answers the last four digits of its number. Throws: not_found when the supplier has no such active account. */
async function requireActive(companyId: number, tx: Tx, { id, replacesId }: Wanted): Promise<string> {
  const { rows } = await sql<{ lastFour: string }>`
    select last_four as "lastFour" from procure.supplier_bank_account
    where company_id = ${companyId} and id = ${replacesId} and supplier_id = ${id} and state = 'active'`.execute(tx)
  return rows[0]?.lastFour ?? fail('not_found')
}

async function notifyOthers({ companyId, userId, session }: Ctx, tx: Tx, { id, name }: { id: number; name: string }) {
  const people = await findViewers(tx, companyId, supplier.page, { event: 'bank_confirm', limit: mostTold })
  await notify(tx, companyId, {
    recipients: people.map((person) => person.id).filter((person) => person !== userId),
    kind: 'bank_account_waits',
    groupKey: `${supplier.entity}:${id}`,
    record: { entity: supplier.entity, id },
    address: `${supplier.page.path}?open=${id}&tab=bank`,
    args: { who: `${session.firstName} ${session.lastName}`, what: name },
  })
}
