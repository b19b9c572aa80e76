import { consents } from '@countinghouse/contract/crm/consent'
import { ListPage } from '../../../kit/list/list-page.tsx'

const columns = {
  name: { width: 180 },
  channel: { width: 130, grow: 0.2, stacked: 'detail' },
  consentPurpose: { width: 120, grow: 0.2, stacked: 'detail' },
  status: { width: 110, grow: 0.2, stacked: 'status' },
  source: { width: 130, grow: 0.2 },
  email: { width: 200, stacked: 'detail' },
  phone: { width: 150, grow: 0.2 },
  createdAt: { width: 150, grow: 0.2 },
} as const

/** What customers agreed to, with where they are reached. */
function Consents() {
  return <ListPage listing={consents} columns={columns} />
}

export { Consents as screen }
