import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import type { MemberVerb } from '@countinghouse/contract/crm/trade-member'
import { memberSteps } from '@countinghouse/contract/crm/trade-member'
import { text as actionText } from '@countinghouse/contract/crm/trade-member-actions.text'
import { text } from '@countinghouse/contract/crm/trade-member.text'
import type { MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { customerStatementPage } from '@countinghouse/contract/payments/customer-statement'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { text as creditText } from '@countinghouse/contract/sales/trade-member-credit.text'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const MemberCredit = later(async () => (await import('./member-credit.tsx')).MemberCredit)

const loadSteps = () => import('./member-steps.tsx')
const StopMember = later(async () => (await loadSteps()).StopMember)
const SuspendMember = later(async () => (await loadSteps()).SuspendMember)
const ResumeMember = later(async () => (await loadSteps()).ResumeMember)
const ChangeLimit = later(async () => (await import('./change-limit.tsx')).ChangeLimit)

function stepOf(verb: MemberVerb, icon: string) {
  return {
    key: verb,
    title: actionText[verb],
    icon,
    event: 'stop',
    isFor: ({ status }: MasterRow) => memberSteps[verb].from.some((from) => from === String(status)),
  }
}

const ofCustomer = (path: string, parameter: string) => (row: MasterRow) =>
  `${path}?${parameter}=${String(row['customerId'])}`

export const record: RecordExtras = {
  Mark: StopReason,
  actions: [
    { key: 'limit', title: actionText.limit, icon: 'coins', event: 'set_limit', Dialog: ChangeLimit },
    { ...stepOf('stop', 'shield'), isDanger: true, Dialog: StopMember },
    { ...stepOf('suspend', 'shield'), isDanger: true, Dialog: SuspendMember },
    { ...stepOf('resume', 'history'), Dialog: ResumeMember },
  ],
  tabs: [{ key: 'credit', title: creditText.credit, Panel: CreditTab }],
  links: [
    {
      key: 'customer',
      title: text.customerId,
      page: customer.page,
      addressOf: ofCustomer(customer.page.path, 'open'),
    },
    {
      key: 'orders',
      title: salesOrder.text.title,
      page: salesOrder.page,
      addressOf: ofCustomer(salesOrder.page.path, 'customerId'),
    },
    {
      key: 'held',
      title: creditText.heldOrders,
      page: salesOrder.page,
      addressOf: ofCustomer(salesOrder.page.path, 'status=on_hold&customerId'),
    },
    {
      key: 'invoices',
      title: invoice.text.title,
      page: invoice.page,
      addressOf: ofCustomer(invoice.page.path, 'customerId'),
    },
    {
      key: 'statement',
      title: customerStatementPage.title,
      page: customerStatementPage,
      addressOf: ofCustomer(customerStatementPage.path, 'partyId'),
    },
  ],
}

/** Loaded when the tab is opened, and again with each version of the member. */
function CreditTab(props: RecordTabProps) {
  return (
    <Suspense>
      <MemberCredit key={props.row.version} {...props} />
    </Suspense>
  )
}

/** Why the account is stopped. */
function StopReason({ row }: { readonly row: MasterListRow }) {
  const { t } = useLanguage()
  const { stopReason: reason } = row
  return typeof reason === 'string' ? <bdi>{`${t(text.reason)}: ${reason}`}</bdi> : null
}
