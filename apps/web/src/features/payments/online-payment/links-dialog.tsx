import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { PaymentLink } from '@countinghouse/contract/payments/payment-link'
import { getPaymentLinks, revokePaymentLink } from '@countinghouse/contract/payments/payment-link'
import { text } from '@countinghouse/contract/payments/payment-link.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './online-payment.module.css'

const tones: Readonly<Record<PaymentLink['status'], Tone>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'neutral',
}

/** The latest links, each of which can be revoked. */
export function LinksDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getPaymentLinks, {}), staleTime: 0 })
  return (
    <Dialog
      title={t(text.title)}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t(text.close)}
        </Button>
      }
    >
      {error !== null && data === undefined ? (
        <RecordMissing error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RecordSkeleton count={4} />
      ) : data.items.length === 0 ? (
        <p className={styles.lead}>{t(text.none)}</p>
      ) : (
        <ul className={styles.links} aria-label={t(text.title)}>
          {data.items.map((link) => (
            <LinkRow key={link.id} link={link} currency={data.currency} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function LinkRow({ link, currency }: { readonly link: PaymentLink; readonly currency: string }) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const write = useWrite(t(onlinePayment.text.title))
  const { id, customer, invoice, amountMinor, status, expiresAt } = link
  async function revoke(): Promise<void> {
    if ((await write(revokePaymentLink, { id })) !== null)
      showToast(language, { tone: 'done', message: t(text.revoked) })
  }
  return (
    <li className={styles.link}>
      <span className={styles.who}>
        <bdi>{customer}</bdi>
        <span className={styles.under}>
          <bdi>{invoice ?? t(text.credit)}</bdi>
          {' · '}
          <bdi>{amountMinor === null ? t(text.openAmount) : formatAmount(amountMinor, currency, locale)}</bdi>
          {' · '}
          {t(text.expires)} {formatDate(expiresAt.slice(0, 10))}
        </span>
      </span>
      <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
      {status === 'active' && (
        <Button variant="subtle" size="compact-sm" onClick={() => void revoke()}>
          {t(text.revoke)}
        </Button>
      )}
    </li>
  )
}
