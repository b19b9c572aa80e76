import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/voucher-errors.text'
import type { lookUpGiftCard } from '@countinghouse/contract/sales/register-voucher'
import { registerPage } from '@countinghouse/contract/sales/register'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { requireStore } from '../register/require-store.ts'
import { limited, requireLookUps } from './look-up-limit.ts'
import { normaliseVoucherCode, newVoucher, voucherHash } from './voucher-code.ts'
import type { IssuedVoucher } from './voucher-tenders.ts'

type Fault = 'gift_card_unknown' | 'gift_card_sold' | 'gift_card_blocked'
type GiftCard = {
  readonly id: number
  readonly codeHash: string
  readonly lastFour: string
  /** Of its batch; null: the buyer chooses it. */
  readonly amountMinor: number | null
  /** Why it cannot be sold on that day; null: it can. */
  readonly fault: Fault | null
}

/** Printed cards by their codes, in the order of these; null: there is none. */
async function findGiftCards(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  box: SecretBox,
  { codes, day }: { readonly codes: readonly string[]; readonly day: string },
): Promise<readonly (GiftCard | null)[]> {
  const hashes = codes.map((entered) => {
    const code = normaliseVoucherCode(entered)
    return code === null ? null : voucherHash(box, companyId, code).toString('hex')
  })
  const { rows } = await sql<GiftCard>`
    select g.id, encode(g.code_hash, 'hex') as "codeHash", g.last_four as "lastFour", b.amount_minor as "amountMinor",
      case
        when exists (select from sales.voucher v where v.company_id = g.company_id and v.gift_card_id = g.id and v.status <> 'cancelled') then 'gift_card_sold'
        when b.block_reason is not null or b.expires_on < ${day}::date then 'gift_card_blocked' end as fault
    from sales.gift_card g
    join sales.voucher_batch b on b.company_id = g.company_id and b.id = g.voucher_batch_id
    where g.company_id = ${companyId} and g.code_hash = any(array(
      select decode(h, 'hex') from unnest(${hashes.filter((hash) => hash !== null)}::text[]) h))`.execute(db)
  return hashes.map((hash) => rows.find(({ codeHash }) => codeHash === hash) ?? null)
}

/** Throws: see the route. */
export async function lookUpCard(
  ctx: Ctx,
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { storeId, code }: InputOfRoute<typeof lookUpGiftCard>,
): Promise<OutputOfRoute<typeof lookUpGiftCard>> {
  const day = await requireStore(ctx, db.reader(ctx), storeId, registerPage)
  const card = await limited(ctx, db, async (reader) => {
    const [found = null] = await findGiftCards(ctx, reader, box, { codes: [code], day })
    return found
  })
  if (card === null) return fail('sales.gift_card_unknown')
  if (card.fault !== null) return fail(`sales.${card.fault}`)
  return { name: `…${card.lastFour}`, amountMinor: card.amountMinor }
}

type Sold = {
  readonly uid: string
  readonly day: string
  readonly vouchers: readonly { readonly amountMinor: number; readonly code: string | null }[]
}

/**
 * The gift vouchers that a sale sells, each on its printed card or with a code of its own. Throws: sales.gift_card_unknown,
 * sales.gift_card_sold, sales.gift_card_blocked, sales.gift_card_amount, each at its voucher.
 */
export async function giftsOf(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { uid, day, vouchers }: Sold,
): Promise<IssuedVoucher[]> {
  const refuse = (code: Fault | 'gift_card_amount', path: string): never =>
    fail(`sales.${code}`, { fields: { [`vouchers.${path}`]: [{ code, message: format(text[code], ctx.locale) }] } })
  const codes = vouchers.map(({ code }) => code ?? '')
  const hasCards = codes.some((code) => code !== '')
  if (hasCards) await requireLookUps(ctx, tx)
  const cards = hasCards ? await findGiftCards(ctx, tx, box, { codes, day }) : []
  return vouchers.map(({ amountMinor, code }, place) => {
    if (code === null) {
      const { code: _, ...stored } = newVoucher(box, { companyId: ctx.companyId, uid, place })
      return { place, kind: 'gift', ...stored, amountMinor }
    }
    const card = cards[place] ?? refuse('gift_card_unknown', `${place}.code`)
    const isTwice = cards.findIndex((other) => other?.id === card.id) < place
    if (isTwice || card.fault !== null)
      return refuse(isTwice ? 'gift_card_sold' : (card.fault ?? 'gift_card_sold'), `${place}.code`)
    if (card.amountMinor !== null && card.amountMinor !== amountMinor)
      return refuse('gift_card_amount', `${place}.amountMinor`)
    const { id: giftCardId, codeHash, lastFour } = card
    return { place, kind: 'gift', codeHash, lastFour, amountMinor, giftCardId }
  })
}
