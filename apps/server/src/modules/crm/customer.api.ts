import { AppError } from '@countinghouse/kernel/errors'
import { customer } from '@countinghouse/contract/crm/customer'
import { getCustomerActivity } from '@countinghouse/contract/crm/customer-activity'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import type { MailContact, MailContacts } from '../../platform/mail/mail-contacts.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readCustomerActivity } from './customer/read-activity.ts'

const api = [handleRead(getCustomerActivity, (ctx, reader, { id }) => readCustomerActivity(ctx, reader, id))]

const customerContacts: MailContacts = async (reader, { companyId, id }) => {
  const { rows } = await sql<MailContact>`
    select c.name, c.email as address from crm.customer c
    where c.company_id = ${companyId} and c.id = ${id} and c.email is not null`.execute(reader)
  return rows
}

/** What was erased stays so: also merging and undoing a merge change it no more. */
const guard: MasterGuard = {
  beforeWrite: (_ctx, _tx, { before }) => {
    if (before !== null && before['erasedAt'] !== null) fail('crm.customer_erased')
  },
}

export const module = defineModule({
  api,
  guards: { [customer.entity]: guard },
  constraintRules: { 'crm.customer_erased': async () => new AppError('crm.customer_erased') },
  mailContacts: { [customer.entity]: customerContacts },
})
