import { tillSessions } from '@countinghouse/contract/sales/till-session'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const SessionRecord = later(async () => (await import('./session-record.tsx')).SessionRecord)

const columns = {
  name: { width: 112, grow: 0.3 },
  tillId: { width: 144, stacked: 'detail' },
  storeId: { width: 144, stacked: 'detail' },
  status: { width: 112, grow: 0.3, stacked: 'status' },
  businessOn: { width: 120, grow: 0.3, stacked: 'detail' },
  openedBy: { width: 144 },
  zNumber: { width: 96, grow: 0.2 },
  differenceMinor: { width: 128, grow: 0.3 },
  kind: { width: 104 },
  reviewCount: { width: 104, grow: 0.2, stacked: 'detail' },
} as const

/** Shifts of all tills. */
function TillSessions() {
  return <ListPage listing={tillSessions} columns={columns} record={(shared) => <SessionRecord {...shared} />} />
}

export { TillSessions as screen }
