import { customer } from '@countinghouse/contract/crm/customer'
import { getCustomerActivity } from '@countinghouse/contract/crm/customer-activity'
import { sql } from 'kysely'
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

export const module = defineModule({ api, mailContacts: { [customer.entity]: customerContacts } })
