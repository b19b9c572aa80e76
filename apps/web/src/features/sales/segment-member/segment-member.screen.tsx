import { customer } from '@countinghouse/contract/crm/customer'
import { segmentMembers } from '@countinghouse/contract/sales/segment-member'
import { text } from '@countinghouse/contract/sales/segment-member.text'
import { useNavigate } from '@tanstack/react-router'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const columns = {
  name: { width: 220 },
  segmentId: { width: 160, grow: 0.4, stacked: 'detail' },
  turnoverMinor: { width: 128, grow: 0.3, stacked: 'detail' },
  purchases: { width: 104, grow: 0.2 },
  lastOn: { width: 120, grow: 0.2, stacked: 'detail' },
  email: { width: 200, grow: 0.5 },
  emailConsent: { width: 140, grow: 0.2 },
} as const

/** Customers of segments; a row leads to its customer. */
function SegmentMembers() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <ListPage
      listing={segmentMembers}
      columns={columns}
      rowActions={({ customerId }) => [
        {
          title: t(text.customerId),
          icon: customer.page.icon,
          run: () => void navigate({ to: customer.page.path, search: { open: customerId } as never }),
        },
      ]}
    />
  )
}

export { SegmentMembers as screen }
