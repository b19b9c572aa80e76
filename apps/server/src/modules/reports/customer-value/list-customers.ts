import type { ValuedCustomer } from '@countinghouse/contract/reports/customer-value'
import { customerValuePage, valuedAtOnce } from '@countinghouse/contract/reports/customer-value'
import { text } from '@countinghouse/contract/reports/customer-value.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import { askedFor, valuedCustomers } from './valued-customers.ts'

const scores = ['recency', 'frequency', 'value'] as const

type Requested = Parameters<typeof askedFor>[2] & { readonly [score in (typeof scores)[number]]?: number | undefined }

/** Customers of one file. */
const mostInFile = 50_000

export async function listCustomers(ctx: Ctx, reader: Reader, requested: Requested) {
  const { currency, customers } = await readCustomers(ctx, reader, requested, valuedAtOnce + 1)
  return { currency, customers: customers.slice(0, valuedAtOnce), hasMore: customers.length > valuedAtOnce }
}

export async function customersFile(
  ctx: Ctx,
  reader: Reader,
  { format, ...requested }: Requested & { readonly format: 'csv' | 'xlsx' },
): Promise<DownloadAnswer> {
  const { currency, on, customers } = await readCustomers(ctx, reader, requested, mostInFile)
  const { locale } = ctx
  return reportFile(ctx, {
    page: customerValuePage,
    requested,
    format,
    from: on,
    to: on,
    headings: [
      ...(['code', 'name', 'lastOn', 'purchases'] as const).map((name) => text[name][locale]),
      `${text.turnover[locale]} (${currency})`,
      ...scores.map((score) => text[score][locale]),
    ],
    rows: customers.map((customer) => [
      customer.code,
      customer.name,
      customer.lastOn,
      customer.purchases,
      amountCell(customer.netMinor, currency),
      ...scores.map((score) => customer[score]),
    ]),
  })
}

async function readCustomers(ctx: Ctx, reader: Reader, requested: Requested, most: number) {
  const { currency, ...asked } = await askedFor(ctx, reader, requested)
  const { recency = null, frequency = null, value = null } = requested
  const { rows } = await sql<ValuedCustomer>`
    select v.customer_id as "customerId", c.code, c.name, v.last_on::text as "lastOn", v.purchases, v.net_minor as "netMinor",
      v.recency, v.frequency, v.value
    from (${valuedCustomers(asked)}) v
    join crm.customer c on c.company_id = ${ctx.companyId} and c.id = v.customer_id
    where (${recency}::integer is null or v.recency = ${recency}) and (${frequency}::integer is null or v.frequency = ${frequency})
      and (${value}::integer is null or v.value = ${value})
    order by v.net_minor desc, v.customer_id limit ${most}`.execute(reader)
  return { currency, on: asked.on, customers: rows }
}
