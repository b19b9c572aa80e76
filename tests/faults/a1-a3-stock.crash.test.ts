import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { Product, promises } from '../support/processes.ts'
import type { Effect } from '../support/stock-lives.ts'
import { expectWholeLedger } from '../support/stock.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed, randomFor } from './inputs.ts'
import { killEverything, killPostmaster, killSupervisor, killWebProcess, retryMetrics, strikeDuring } from './kills.ts'
import type { StockShop } from './stock-load.ts'
import { openStockShop, runStockLoad } from './stock-load.ts'
import { verifyKeys } from './verify.ts'

let blows = 0
const families = [
  { id: 'A1', kills: inputs.kills, blow: killPostmaster },
  { id: 'A2', kills: inputs.kills, blow: killWebProcess },
  {
    id: 'A3',
    kills: inputs.bothKills,
    blow: (product: Product) => (blows++ % 3 === 1 ? killSupervisor(product) : killEverything(product)),
  },
]

describe.skipIf(isSkipped)('C15: what is killed while goods are received, adjusted and transferred', () => {
  const product = new Product()
  let shop: StockShop
  beforeAll(async () => {
    await product.start()
    shop = await openStockShop(product)
  })
  afterAll(() => product.dispose())

  test.for(families)(
    '$id: every acknowledged step is done once, and the ledger is whole',
    async ({ id, kills, blow }) => {
      const random = randomFor()
      const before = await onHand()
      const { outcome, recoveries } = await strikeDuring((options) => runStockLoad(product, shop, options), {
        product,
        kills,
        random,
        blow,
      })
      const { lost, ghosts } = await verifyKeys(product, outcome)
      recordMetrics(`${id}s`, {
        kills,
        ...retryMetrics(outcome),
        lost: lost.length,
        ...meanAndWorst('recovery', recoveries),
      })
      expect(outcome.failures).toEqual([])
      expect({ lost, ghosts }).toEqual({ lost: [], ghosts: [] })
      const sum = (side: keyof Effect) => outcome.effects.reduce((total, effect) => total + effect[side], 0)
      const after = await onHand()
      expect([after.from - before.from, after.to - before.to]).toEqual([sum('from'), sum('to')])
      expect(await unaudited()).toEqual([])
      await expectWholeLedger(product.database('maint'))
      if (isTimed) expect(Math.max(...recoveries)).toBeLessThan(promises.readyMs)
    },
  )

  async function onHand(): Promise<Effect> {
    const { companyId, shops } = shop
    const [first] = shops
    return await withClient(product.database('postgres'), async (client) => {
      const { rows } = await client.query<Effect>(
        `select coalesce(sum(on_hand) filter (where store_id = $2), 0)::float8 as from, coalesce(sum(on_hand) filter (where store_id = $3), 0)::float8 as to
         from inventory.stock_pool where company_id = $1 and not is_transit and variant_id = any($4)`,
        [
          companyId,
          first?.fromStoreId,
          first?.toStoreId,
          shops.flatMap(({ goods }) => goods.map(({ variantId }) => variantId)),
        ],
      )
      return rows[0] ?? { from: 0, to: 0 }
    })
  }

  /** Documents whose versions are not their audit rows. */
  async function unaudited(): Promise<object[]> {
    return await withClient(product.database('postgres'), async (client) => {
      const { rows } = await client.query<{ entity: string; id: string }>(
        `select d.entity, d.id from (
           select 'inventory.receipt' as entity, company_id, id, version from inventory.manual_receipt
           union all select 'inventory.stock_adjustment', company_id, id, version from inventory.stock_adjustment
           union all select 'inventory.transfer', company_id, id, version from inventory.transfer) d
         where d.company_id = $1 and d.version <> (
           select count(*) from platform.audit a where a.company_id = d.company_id and a.entity = d.entity and a.entity_id = d.id)`,
        [shop.companyId],
      )
      return rows
    })
  }
})
