import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { voucherBatches, voucherBatchesPage } from '@countinghouse/contract/sales/voucher-batch'
import { text } from '@countinghouse/contract/sales/voucher-batch.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const BlockBatch = later(async () => (await import('./batch-dialogs.tsx')).BlockBatch)
const IssueBatch = later(async () => (await import('./batch-dialogs.tsx')).IssueBatch)
const NewGiftCards = later(async () => (await import('./batch-dialogs.tsx')).NewGiftCards)
const BatchCodes = later(async () => (await import('./batch-codes.tsx')).BatchCodes)

const columns = {
  name: { width: 200 },
  kind: { width: 120, grow: 0.2, stacked: 'detail' },
  issuedOn: { width: 112, grow: 0.2 },
  expiresOn: { width: 112, grow: 0.2 },
  quantity: { width: 152, grow: 0.2, stacked: 'detail' },
  amountMinor: { width: 136, grow: 0.3 },
  issuedCount: { width: 88, grow: 0.2 },
  usedCount: { width: 88, grow: 0.2 },
  blockedCount: { width: 88, grow: 0.2 },
  balanceMinor: { width: 120, grow: 0.3, stacked: 'detail' },
} as const

type Open =
  | { readonly kind: 'issue' | 'cards' }
  | { readonly kind: 'codes'; readonly id: number }
  | { readonly kind: 'block'; readonly id: number; readonly version: number }

/** Batches of store credit and gift cards; their codes are saved right after they are issued. */
function VoucherBatches() {
  const { t } = useLanguage()
  const can = useCan()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  // The codes have taken its place once it is done.
  const closeIssue = () => setOpen((now) => (now?.kind === 'issue' || now?.kind === 'cards' ? null : now))
  const refusal = (event: string) => {
    const right = permissionName(voucherBatchesPage, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }
  return (
    <>
      <ListPage
        listing={voucherBatches}
        columns={columns}
        rowActions={({ id, version, kind, isBlocked, quantity, issuedCount, balanceMinor }) => [
          {
            title: t(text.codes),
            icon: 'file',
            reason: refusal('issue'),
            run: () => setOpen({ kind: 'codes', id }),
          },
          ...(Number(balanceMinor) > 0 ||
          (kind === 'gift_card' && isBlocked !== true && Number(issuedCount) < Number(quantity))
            ? [
                {
                  title: t(text.block),
                  icon: 'shield',
                  isDanger: true,
                  reason: refusal('change'),
                  run: () => setOpen({ kind: 'block', id, version: Number(version) }),
                },
              ]
            : []),
        ]}
        actions={() => (
          <>
            <ReasonButton variant="default" reason={refusal('issue')} onClick={() => setOpen({ kind: 'cards' })}>
              {t(text.create)}
            </ReasonButton>
            <ReasonButton reason={refusal('issue')} onClick={() => setOpen({ kind: 'issue' })}>
              {t(text.issue)}
            </ReasonButton>
          </>
        )}
      />
      <Suspense>
        {open?.kind === 'issue' && (
          <IssueBatch onIssued={(id) => setOpen({ kind: 'codes', id })} onClose={closeIssue} />
        )}
        {open?.kind === 'cards' && (
          <NewGiftCards onIssued={(id) => setOpen({ kind: 'codes', id })} onClose={closeIssue} />
        )}
        {open?.kind === 'codes' && <BatchCodes id={open.id} onClose={close} />}
        {open?.kind === 'block' && <BlockBatch id={open.id} version={open.version} onClose={close} />}
      </Suspense>
    </>
  )
}

export { VoucherBatches as screen }
