import { AppError } from '@countinghouse/kernel/errors'
import { customer } from '@countinghouse/contract/crm/customer'
import { getCustomerConsents, recordConsent } from '@countinghouse/contract/crm/consent'
import { getCustomerActivity } from '@countinghouse/contract/crm/customer-activity'
import { text as taxText } from '@countinghouse/contract/crm/tax-number.text'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/crm/errors.text'
import { taxNumberFault } from '@countinghouse/kernel/tax-number'
import { sql } from 'kysely'
import { atField } from '../../platform/calls/at-field.ts'
import type { Ctx, MasterGuard } from '../../platform/calls/context.ts'
import type { MailContact, MailContacts } from '../../platform/mail/mail-contacts.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PartnerLanguage } from '../../platform/print/partner-language.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readCustomerActivity } from './customer/read-activity.ts'
import { readConsents } from './customer/read-consents.ts'
import { recordDecision } from './customer/record-consent.ts'

const api = [
  handleRead(getCustomerActivity, (ctx, reader, { id }) => readCustomerActivity(ctx, reader, id)),
  handleRead(getCustomerConsents, (ctx, reader, { id }) => readConsents(ctx, reader, id)),
  handleWrite(recordConsent, async (ctx, tx, { id, ...entered }) => {
    const decision = { ...entered, source: 'staff' } as const
    await recordDecision({ ...ctx, ip: null }, tx, { customerId: id, decision })
    return { id, status: entered.status }
  }),
]

const customerContacts: MailContacts = async (reader, { companyId, id }) => {
  const { rows } = await sql<MailContact>`
    select c.name, c.email as address, c.locale as language from crm.customer c
    where c.company_id = ${companyId} and c.id = ${id} and c.email is not null`.execute(reader)
  return rows
}

const customerLanguage: PartnerLanguage = async (reader, { companyId, id }) => {
  const { rows } = await sql<{ locale: 'en' | 'ar' | null }>`
    select c.locale from crm.customer c where c.company_id = ${companyId} and c.id = ${id}`.execute(reader)
  return rows[0]?.locale ?? null
}

type Taxed = Readonly<Record<string, unknown>>

/**
 * A number that is there already stays while neither it nor the country changes, and comes back with the undo of a merge. Throws:
 * crm.rule_broken at the number.
 */
function requireTaxNumber(ctx: Pick<Ctx, 'locale'>, before: Taxed | null, after: Taxed): void {
  const { taxNumber, countryCode } = after
  if (typeof taxNumber !== 'string') return
  if (before !== null && before['taxNumber'] === taxNumber && before['countryCode'] === countryCode) return
  const fault = taxNumberFault(taxNumber, typeof countryCode === 'string' ? countryCode : null)
  if (fault !== null) fail('crm.rule_broken', atField(ctx, ['taxNumber'], taxText[fault]))
}

/** What was erased stays so: also merging and undoing a merge change it no more. The limit of a trade member has a call of its own. */
const guard: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (before !== null && before['erasedAt'] !== null) fail('crm.customer_erased')
    if (after !== null && verb !== 'restore') requireTaxNumber(ctx, before, after)
    if (before === null || after === null || before['creditLimitMinor'] === after['creditLimitMinor']) return
    const { rows } = await sql`
      select from crm.trade_member m where m.company_id = ${ctx.companyId} and m.customer_id = ${before.id}`.execute(tx)
    if (rows.length > 0) fail('crm.limit_of_member', atField(ctx, ['creditLimitMinor'], text.limit_of_member))
  },
}

export const module = defineModule({
  api,
  guards: { [customer.entity]: guard },
  constraintRules: { 'crm.customer_erased': async () => new AppError('crm.customer_erased') },
  mailContacts: { [customer.entity]: customerContacts },
  partnerLanguages: { [customer.entity]: customerLanguage },
})
