import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { vouchers, vouchersPage } from '@countinghouse/contract/sales/voucher'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const VoucherRecord = later(async () => (await import('./voucher-record.tsx')).VoucherRecord)
const IssueVoucher = later(async () => (await import('./issue-voucher.tsx')).IssueVoucher)
const IssuedCode = later(async () => (await import('./issued-code.tsx')).IssuedCode)

const columns = {
  name: { width: 96, grow: 0.2 },
  kind: { width: 120, grow: 0.3, stacked: 'detail' },
  status: { width: 112, grow: 0.3, stacked: 'status' },
  issuedOn: { width: 112, grow: 0.2, stacked: 'detail' },
  expiresOn: { width: 112, grow: 0.2 },
  customerId: { width: 160 },
  issuedMinor: { width: 120, grow: 0.3 },
  balanceMinor: { width: 120, grow: 0.3, stacked: 'detail' },
  isFlagged: { width: 80, grow: 0.2 },
} as const

/** Gift vouchers and store credit. */
function Vouchers() {
  const { t } = useLanguage()
  const can = useCan()
  const [isIssuing, setIsIssuing] = useState(false)
  const [issued, setIssued] = useState<number | null>(null)
  const right = permissionName(vouchersPage, 'issue')
  return (
    <>
      <ListPage
        listing={vouchers}
        columns={columns}
        record={(shared) => <VoucherRecord {...shared} />}
        actions={() => (
          <ReasonButton
            reason={can(right) ? null : t(recordText.needsPermission, { right })}
            onClick={() => setIsIssuing(true)}
          >
            {t(text.issue)}
          </ReasonButton>
        )}
      />
      <Suspense>
        {isIssuing && <IssueVoucher onIssued={setIssued} onClose={() => setIsIssuing(false)} />}
        {issued !== null && <IssuedCode id={issued} onClose={() => setIssued(null)} />}
      </Suspense>
    </>
  )
}

export { Vouchers as screen }
