import { text as consentText } from '@countinghouse/contract/crm/consent.text'
import { text } from '@countinghouse/contract/crm/customer-activity.text'
import { tradeMember } from '@countinghouse/contract/crm/trade-member'
import { text as dataText } from '@countinghouse/contract/sales/customer-data.text'
import { text as overviewText } from '@countinghouse/contract/sales/customer-overview.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { vouchersPage } from '@countinghouse/contract/sales/voucher'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'

const CustomerOverview = later(async () => (await import('./customer-overview.tsx')).CustomerOverview)
const CustomerConsent = later(async () => (await import('./customer-consent.tsx')).CustomerConsent)
const CustomerActivity = later(async () => (await import('./customer-activity.tsx')).CustomerActivity)

const loadData = () => import('./personal-data.tsx')
const ExportPersonalData = later(async () => (await loadData()).ExportPersonalData)
const ErasePersonalData = later(async () => (await loadData()).ErasePersonalData)

export const record: RecordExtras = {
  actions: [
    {
      key: 'export-personal',
      title: dataText.download,
      icon: 'file',
      event: 'export_personal',
      Dialog: ExportPersonalData,
    },
    {
      key: 'erase',
      title: dataText.erase,
      icon: 'shield',
      event: 'erase',
      isDanger: true,
      isFor: (row) => row['erasedAt'] === null,
      Dialog: ErasePersonalData,
    },
  ],
  tabs: [
    { key: 'overview', title: overviewText.overview, Panel: OverviewTab },
    { key: 'activity', title: text.activity, Panel: ActivityTab },
    { key: 'consent', title: consentText.tab, Panel: ConsentTab },
  ],
  links: [
    {
      key: 'trade-member',
      title: tradeMember.text.title,
      page: tradeMember.page,
      addressOf: ({ id }) => `${tradeMember.page.path}?customerId=${id}`,
    },
    {
      key: 'orders',
      title: salesOrder.text.title,
      page: salesOrder.page,
      addressOf: ({ id }) => `${salesOrder.page.path}?customerId=${id}`,
    },
    {
      key: 'invoices',
      title: invoice.text.title,
      page: invoice.page,
      addressOf: ({ id }) => `${invoice.page.path}?customerId=${id}`,
    },
    {
      key: 'vouchers',
      title: vouchersPage.title,
      page: vouchersPage,
      addressOf: ({ id }) => `${vouchersPage.path}?customerId=${id}`,
    },
  ],
}

/** Loaded when the tab is opened. */
function OverviewTab(props: RecordTabProps) {
  return (
    <Suspense>
      <CustomerOverview {...props} />
    </Suspense>
  )
}

/** Loaded when the tab is opened. */
function ActivityTab(props: RecordTabProps) {
  return (
    <Suspense>
      <CustomerActivity {...props} />
    </Suspense>
  )
}

/** Loaded when the tab is opened. */
function ConsentTab(props: RecordTabProps) {
  return (
    <Suspense>
      <CustomerConsent {...props} />
    </Suspense>
  )
}
