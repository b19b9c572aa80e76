import { customer } from '@countinghouse/contract/crm/customer'
import { text } from '@countinghouse/contract/sales/membership.text'
import { pointsPage } from '@countinghouse/contract/sales/points'
import { memberships } from '@countinghouse/contract/sales/membership'
import { useNavigate } from '@tanstack/react-router'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const columns = {
  name: { width: 220 },
  tierId: { width: 120, grow: 0.3, stacked: 'detail' },
  since: { width: 120, grow: 0.2 },
  validUntil: { width: 120, grow: 0.2 },
  turnoverMinor: { width: 140, grow: 0.3, stacked: 'detail' },
  nextTierId: { width: 120, grow: 0.3 },
  missingMinor: { width: 128, grow: 0.3, stacked: 'detail' },
} as const

/** Customers with their tiers; a row leads to the customer and the points. */
function Memberships() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <ListPage
      listing={memberships}
      columns={columns}
      rowActions={({ id }) => [
        {
          title: t(text.customer),
          icon: customer.page.icon,
          run: () => void navigate({ to: customer.page.path, search: { open: id } as never }),
        },
        {
          title: t(text.points),
          icon: pointsPage.icon,
          run: () => void navigate({ to: pointsPage.path, search: { open: id } as never }),
        },
      ]}
    />
  )
}

export { Memberships as screen }
