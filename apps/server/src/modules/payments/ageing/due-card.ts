import { text } from '@countinghouse/contract/payments/card.text'
import { sql } from 'kysely'
import type { Card } from '../../../platform/registry/card.ts'
import type { AgeingSide } from './find-ageing.ts'
import { openInvoices } from './find-ageing.ts'

type Due = { readonly overdue: number; readonly within7: number; readonly within30: number; readonly credits: number }

/** What suppliers are to be paid soon. Credit notes have no due date; they reduce what is paid. */
export const dueCard = (side: AgeingSide): Card => ({
  key: 'payments.payables_due',
  title: text.due,
  definition: text.due_means,
  page: side.page,
  isOfCompany: true,
  unit: 'money',
  places: { finance: 3 },
  address: side.page.path,
  find: async ({ companyId }, reader) => {
    const { rows } = await sql<Due>`
      select coalesce(sum(o.amount) filter (where o.overdue > 0), 0)::bigint as overdue,
        coalesce(sum(o.amount) filter (where o.overdue between -7 and 0), 0)::bigint as within7,
        coalesce(sum(o.amount) filter (where o.overdue between -30 and -8), 0)::bigint as within30,
        coalesce(sum(o.amount) filter (where o.overdue is null), 0)::bigint as credits
      from (${openInvoices(side, companyId, sql`(select erp.today(${companyId}))`)}) o`.execute(reader)
    const { overdue = 0, within7 = 0, within30 = 0, credits = 0 } = rows[0] ?? {}
    return {
      value: overdue + within7 + within30 + credits,
      rows: [
        { name: text.due_overdue, value: overdue, address: null },
        { name: text.due_7, value: within7, address: null },
        { name: text.due_30, value: within30, address: null },
        { name: text.due_credits, value: credits, address: null },
      ],
    }
  },
})
