import type { Talked } from '@countinghouse/contract/record-type'
import { dateField, textField } from '@countinghouse/contract/fields'
import { amountField } from '@countinghouse/contract/rich-fields'
import type { Voucher, VoucherRow } from '@countinghouse/contract/sales/voucher'
import {
  commentVoucher,
  getVoucher,
  voucherHistory,
  voucherViewers,
  vouchers,
} from '@countinghouse/contract/sales/voucher'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { VoucherActions } from './voucher-actions.tsx'
import { VoucherDetails } from './voucher-details.tsx'

const RecordHistory = preloaded(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)

const tones: Readonly<Record<Voucher['status'], Tone>> = {
  active: 'success',
  used: 'neutral',
  expired: 'warning',
  blocked: 'danger',
  cancelled: 'neutral',
  written_off: 'neutral',
}

const talked: Talked = {
  kind: 'listing',
  entity: vouchers.entity,
  text,
  fields: {
    amountMinor: amountField(),
    balanceMinor: amountField(),
    expiresOn: dateField(),
    reason: textField({ max: 500 }),
    blockReason: textField({ max: 500 }),
  },
  listing: vouchers,
  routes: { history: voucherHistory, viewers: voucherViewers, comment: commentVoucher },
}

/** A voucher with its balance, its movements and its history. */
export function VoucherRecord(shared: ListShared<VoucherRow>) {
  const { t, locale } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: voucher, ...query } = useQuery({ ...routeQuery(getVoucher, { id }), refetchOnMount: 'always' })
  const sides = [
    { key: 'details', title: t(text.details) },
    { key: 'history', title: t(text.history) },
  ]
  const side = currentSide(sides, state.tab)
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={voucher === undefined ? t(text.one) : `${t(text[`kind_${voucher.kind}`])} ${voucher.name}`}
      sides={sides}
      {...(voucher !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={tones[voucher.status]}>{t(text[`status_${voucher.status}`])}</StateWord>
            <bdi>{formatAmount(voucher.balanceMinor, voucher.currency, locale)}</bdi>
          </p>
        ),
      })}
    >
      {voucher === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {voucher === undefined && query.error === null && <RecordSkeleton count={4} />}
      {voucher !== undefined && side === 'details' && (
        <RecordBody side={side} footer={<VoucherActions voucher={voucher} />}>
          <VoucherDetails voucher={voucher} />
        </RecordBody>
      )}
      {voucher !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
