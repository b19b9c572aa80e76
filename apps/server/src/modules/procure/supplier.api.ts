import { supplier } from '@countinghouse/contract/procure/supplier'
import {
  confirmBankAccount,
  listBankAccounts,
  proposeBankAccount,
  rejectBankAccount,
  retireBankAccount,
  revealBankAccount,
} from '@countinghouse/contract/procure/supplier-bank'
import {
  approveSupplier,
  blockSupplier,
  holdSupplier,
  releaseSupplier,
} from '@countinghouse/contract/procure/supplier-steps'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { text } from '@countinghouse/contract/procure/supplier.text'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Badge } from '../../platform/registry/badges.ts'
import type { MailContact, MailContacts } from '../../platform/mail/mail-contacts.ts'
import type { PartnerLanguage } from '../../platform/print/partner-language.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import { changeStanding } from './suppliers/change-standing.ts'
import { confirm, end } from './suppliers/decide-bank-account.ts'
import { findBankAccounts } from './suppliers/find-bank-accounts.ts'
import { saveAccounts } from './suppliers/save-accounts.ts'
import { propose } from './suppliers/propose-bank-account.ts'
import { releaseEndedHolds } from './suppliers/release-ended-holds.ts'
import { reveal } from './suppliers/reveal-bank-account.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ box }: Declared) => [
  handleWrite(approveSupplier, (ctx, tx, target) =>
    changeStanding(ctx, tx, 'approve', target, { standing: 'approved' }),
  ),
  handleWrite(holdSupplier, (ctx, tx, { scope, until, reason, ...target }) =>
    changeStanding(ctx, tx, 'hold', target, { standing: 'on_hold', scope, until, reason }),
  ),
  handleWrite(releaseSupplier, (ctx, tx, target) =>
    changeStanding(ctx, tx, 'release', target, { standing: 'approved' }),
  ),
  handleWrite(blockSupplier, (ctx, tx, { reason, ...target }) =>
    changeStanding(ctx, tx, 'block', target, { standing: 'blocked', reason }),
  ),
  handleRead(listBankAccounts, (ctx, reader, { id }) => findBankAccounts(ctx, reader, id)),
  handleWrite(proposeBankAccount, (ctx, tx, wanted) => propose(ctx, tx, box, wanted)),
  handleWrite(confirmBankAccount, (ctx, tx, { id }) => confirm(ctx, tx, id)),
  handleWrite(rejectBankAccount, (ctx, tx, target) => end(ctx, tx, target, { action: 'reject', from: ['pending'] })),
  handleWrite(retireBankAccount, (ctx, tx, target) =>
    end(ctx, tx, target, { action: 'retire', from: ['pending', 'active'] }),
  ),
  handleSelf(revealBankAccount, (ctx, db, { id }) => reveal(ctx, { db, box }, id)),
]

const guards = { [supplier.entity]: saveAccounts }

const attentions: readonly Attention[] = [
  {
    key: 'procure.documents_expiring',
    title: text.expiring,
    tone: 'warning',
    page: supplier.page,
    address: `${supplier.page.path}?documentsExpireOn.within=next30Days`,
    rows: ({ companyId }) => sql`
      select from procure.supplier s join erp.company c on c.id = s.company_id
      where s.company_id = ${companyId}
        and s.documents_expire_on - (now() at time zone c.timezone)::date between 0 and 29`,
  },
]

const prunings = [releaseEndedHolds]

/** Bank accounts pending confirmation. */
const waitingAccounts: Badge = {
  page: supplier.page,
  tone: 'warning',
  rows: (companyId) =>
    sql`select from procure.supplier_bank_account a where a.company_id = ${companyId} and a.state = 'pending'`,
}

const badges = [waitingAccounts]

/** Names the supplier of the same country that has the tax number. */
const taxNumberTaken: ConstraintRule = async ({ companyId, locale }, reader, input) => {
  const { taxNumber = null, countryCode = null, id = 0 } = input as Readonly<Record<string, string | null>>
  const { rows } = await sql<{ id: number; code: string; name: string; status: string }>`
    select s.id, s.code, s.name, s.status from procure.supplier s
    left join procure.supplier o on o.company_id = s.company_id and o.id = ${id}::bigint
    where s.company_id = ${companyId} and s.merged_into_id is null and s.id <> ${id}::bigint
      and s.country_code = coalesce(${countryCode}, o.country_code)
      and s.tax_key = coalesce(regexp_replace(upper(${taxNumber}), '[^[:alnum:]]', '', 'g'), o.tax_key)
    limit 1`.execute(reader)
  const [holder] = rows
  const message = format(issueText.taken, locale, { name: holder?.name ?? '', code: holder?.code ?? '' })
  return new AppError('duplicate', {
    details: { field: 'taxNumber', record: holder ?? null },
    fields: { taxNumber: [{ code: 'duplicate', message }] },
  })
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.supplier_tax_number': taxNumberTaken,
  'procure.supplier_hold_whole': async () => new AppError('state_conflict'),
  'procure.supplier_bank_account_two_people': async () => new AppError('procure.same_person'),
}

/** Contacts who receive orders come first. */
const supplierContacts: MailContacts = async (reader, { companyId, id }) => {
  const { rows } = await sql<MailContact>`
    select c.name, c.email as address, case when c.language in ('en', 'ar') then c.language end as language from procure.supplier_contact c
    where c.company_id = ${companyId} and c.supplier_id = ${id} and c.email is not null
    order by not c.receives_orders, c.line_no`.execute(reader)
  return rows
}

/** That of the contact whom it is mailed to. */
const supplierLanguage: PartnerLanguage = async (reader, of) => {
  const [contact] = await supplierContacts(reader, of)
  return contact?.language ?? null
}

export const module = defineModule({
  api,
  guards,
  attentions,
  prunings,
  badges,
  constraintRules,
  mailContacts: { [supplier.entity]: supplierContacts },
  partnerLanguages: { [supplier.entity]: supplierLanguage },
})
