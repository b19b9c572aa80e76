import { customer } from '@countinghouse/contract/crm/customer'
import { campaignRecipients } from '@countinghouse/contract/sales/campaign-recipient'
import { text } from '@countinghouse/contract/sales/campaign-recipient.text'
import { useNavigate } from '@tanstack/react-router'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const columns = {
  name: { width: 180 },
  campaignId: { width: 180, grow: 0.4, stacked: 'detail' },
  address: { width: 200, grow: 0.4, stacked: 'detail' },
  status: { width: 120, grow: 0.2, stacked: 'status' },
  reason: { width: 200, grow: 0.3, stacked: 'detail' },
  sentAt: { width: 150, grow: 0.2 },
  unsubscribedAt: { width: 150, grow: 0.2 },
} as const

/** Recipients of campaigns; a row leads to its customer. */
function CampaignRecipients() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <ListPage
      listing={campaignRecipients}
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

export { CampaignRecipients as screen }
