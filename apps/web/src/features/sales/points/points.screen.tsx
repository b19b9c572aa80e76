import { points } from '@countinghouse/contract/sales/points'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const PointsRecord = later(async () => (await import('./points-record.tsx')).PointsRecord)

const columns = {
  name: { width: 220 },
  balance: { width: 112, grow: 0.3, stacked: 'detail' },
  valueMinor: { width: 112, grow: 0.3, stacked: 'detail' },
  expiresOn: { width: 128, grow: 0.3 },
  updatedAt: { width: 160, grow: 0.3 },
} as const

/** Points of customers. */
function Points() {
  return <ListPage listing={points} columns={columns} record={(shared) => <PointsRecord {...shared} />} />
}

export { Points as screen }
