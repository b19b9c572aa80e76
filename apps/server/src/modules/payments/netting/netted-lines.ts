import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { CompanyLink } from '../../accounts/index.ts'
import type { OpenInvoice } from '../settling/read-invoices.ts'
import { readInvoices } from '../settling/read-invoices.ts'
import { refuse } from '../settling/refuse.ts'
import type { SettledLine } from '../settling/settled-lines.ts'

type Line = { readonly invoiceId: number; readonly amountMinor: number }

/** A line with its invoice as the partner knows it. */
export type NettedLine = SettledLine & { readonly invoice: OpenInvoice & Named }
type Named = { readonly uid: string; readonly name: string; readonly reference: string | null; readonly dueOn: string }
export type Sides = { readonly receivables: readonly NettedLine[]; readonly payables: readonly NettedLine[] }

type Wanted = {
  readonly receivables: readonly Line[]
  readonly payables: readonly Line[]
  readonly currencyCode: string
  readonly link: CompanyLink
  /** Everything open is taken, whatever the amount; false: the amount, which must be open, of invoices locked until the transaction ends. */
  readonly isOpenTaken: boolean
  /** Proposed netting whose own reservation counts as open. */
  readonly besideId?: number
}

const directions = { receivables: 'sale', payables: 'purchase' } as const
const sides = ['receivables', 'payables'] as const

/**
 * Invoices of a netting, those of both directions in one key order. Throws: payments.not_nettable for what is not a posted invoice with the
 * partner in the currency, payments.over_settled with the name of what was settled meanwhile or is reserved by another netting.
 */
export async function nettedLines(ctx: Ctx, tx: Tx, wanted: Wanted): Promise<Sides> {
  const { currencyCode, link, isOpenTaken, besideId } = wanted
  const ids = sides.flatMap((side) => wanted[side].map(({ invoiceId }) => invoiceId))
  if (!isOpenTaken)
    await sql`
      select from accounts.invoice i where i.company_id = ${ctx.companyId} and i.id = any(${ids}::bigint[])
      order by i.id for no key update`.execute(tx)
  const names = await readNames(ctx, tx, ids)
  const wrong: string[] = []
  const over: { field: string; message: string }[] = []
  const read = async (side: (typeof sides)[number]): Promise<readonly NettedLine[]> => {
    const party = side === 'receivables' ? link.customerId : link.supplierId
    const direction = directions[side]
    const invoices = await readInvoices(ctx, tx, { ids, direction, isLocked: false, besideId })
    return wanted[side].flatMap(({ invoiceId, amountMinor }, at): NettedLine[] => {
      const [found, named] = [invoices.get(invoiceId), names.get(invoiceId)]
      const isOfLink = found?.partyId === party && found?.kind === 'invoice' && found.isIntercompany
      if (found === undefined || named === undefined || !isOfLink || found.currencyCode !== currencyCode) {
        wrong.push(`${side}.${at}.invoiceId`)
        return []
      }
      const openMinor = found.grossMinor - found.settledMinor - found.heldMinor
      if (openMinor < (isOpenTaken ? 1 : amountMinor))
        over.push({ field: `${side}.${at}.amountMinor`, message: refusalOf(ctx, named.name, found.holder) })
      return [
        {
          invoice: { ...found, ...named },
          amountMinor: isOpenTaken ? openMinor : amountMinor,
          discountMinor: 0,
          sign: 1,
        },
      ]
    })
  }
  const found = { receivables: await read('receivables'), payables: await read('payables') }
  if (wrong.length > 0) refuse(ctx, 'payments.not_nettable', wrong, text.not_nettable)
  const [first] = over
  if (first !== undefined)
    refuse(
      ctx,
      'payments.over_settled',
      over.map(({ field }) => field),
      first.message,
    )
  return found
}

function refusalOf({ locale }: Ctx, name: string, holder: string | null): string {
  return holder === null
    ? format(text.netting_settled, locale, { name })
    : format(text.held_by_netting, locale, { name: holder })
}

async function readNames({ companyId }: Ctx, tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await sql<Named & { id: number }>`
    select i.id, i.uid, i.name, i.reference, i.due_on::text as "dueOn"
    from accounts.invoice i where i.company_id = ${companyId} and i.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
