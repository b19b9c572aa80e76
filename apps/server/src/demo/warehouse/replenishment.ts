import { replenishmentRule } from '@countinghouse/contract/purchase/replenishment-rule'
import { seasonProfile } from '@countinghouse/contract/purchase/season-profile'
import { replenishEveryNight } from '../../modules/purchase/index.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import type { Staff } from './staff.ts'

/** A product of which the first shop wants more than all stores have to spare, so that it is bought, with a season, and what the stores need by their sales of eight weeks. */
export async function addReplenishment(db: Database, { owner }: Staff, ground: Ground): Promise<void> {
  const { companyId, stores, goods } = ground
  const shown = goods.find(({ category }) => category === 'KIT')
  await owner(replenishmentRule.routes.create, {
    code: 'SUMMER-S1',
    name: 'Summer stock of the first shop',
    storeId: stores.S1 ?? null,
    productId: shown?.productId ?? null,
    minimumQuantity: 900,
  })
  await owner(seasonProfile.routes.create, {
    code: 'SUMMER',
    name: 'Summer goods',
    productId: shown?.productId ?? null,
    january: 600_000,
    february: 600_000,
    june: 1_500_000,
    july: 1_700_000,
    august: 1_500_000,
    december: 500_000,
  })
  await replenishEveryNight(db, companyId)
}
