import type { PostingEvent } from '@countinghouse/contract/accounts/posting-sample'
import { postingEvents, samplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { addStock, anotherStore, post } from '../../../../../tests/support/stock.ts'
import type { StockLine } from './post-stock.ts'

const server = useServer()

test('a sample of each event posts to the accounts that real stock postings use', async () => {
  const { companyId, storeId, owner } = await server.company()
  const { db } = server.app
  const { superUrl } = server.database
  const variantId = await addStock(db, { companyId, storeId })
  const there = await anotherStore(db, superUrl, { companyId, code: 'TWO' })
  const send = (line: Omit<StockLine, 'variantId' | 'quantity'>, ofStore = storeId, quantity = 1) =>
    post(db, companyId, { storeId: ofStore, mayOversell: true, lines: [{ variantId, quantity, ...line }] })
  const arriving = { fromLocationId: there.transit, valueMinor: 250 }
  const postings: Readonly<Record<PostingEvent, () => Promise<unknown>>> = {
    purchase_receipt: () => send({ kind: 'purchase_receipt', unitCost: '2.50' }),
    purchase_return: () => send({ kind: 'purchase_return' }),
    sale: () => send({ kind: 'sale' }),
    sale_return: () => send({ kind: 'sale_return' }),
    opening: () => send({ kind: 'opening', unitCost: '2.50' }),
    adjust_in: () => send({ kind: 'adjust_in' }),
    adjust_out: () => send({ kind: 'adjust_out' }),
    count_in: () => send({ kind: 'count_in' }),
    count_out: () => send({ kind: 'count_out' }),
    scrap: () => send({ kind: 'scrap' }),
    ito_dispatch: () => send({ kind: 'ito_dispatch', toLocationId: there.transit }, storeId, 3),
    ito_receive: () => send({ kind: 'ito_receive', ...arriving }, there.storeId),
    transit_loss: () => send({ kind: 'transit_loss', ...arriving }, there.storeId),
    partner_sale: () => send({ kind: 'partner_sale', ...arriving }, there.storeId),
    // Last, because it needs a store without stock.
    oversold_sale: async () => {
      await send({ kind: 'adjust_out' }, storeId, 7)
      await send({ kind: 'sale' })
    },
  }
  expect(Object.keys(postings).toSorted()).toEqual(Object.keys(postingEvents).toSorted())
  for (const [event, postIt] of Object.entries(postings)) {
    await postIt()
    const real = await query<{ code: string; is_debit: boolean }>(
      superUrl,
      `select a.code, l.debit_minor > 0 as is_debit from accounts.journal_line l
        join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
        where l.company_id = $1 and l.journal_id = (select max(j.id) from accounts.journal j where j.company_id = $1) order by l.line_no`,
      [companyId],
    )
    const { lines } = await owner.call(samplePosting, { event: event as PostingEvent, amountMinor: 250, storeId })
    const sampled = lines.map(({ account, debitMinor }) => ({ code: account?.code, is_debit: debitMinor > 0 }))
    expect(sampled, event).toEqual(real)
  }
})
