import { getCardProvider, provided, saveCardProvider } from '@countinghouse/contract/payments/card-provider'
import { text } from '@countinghouse/contract/payments/card-provider.text'
import { text as paymentText } from '@countinghouse/contract/payments/online-payment.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './online-payment.module.css'

const requested = { fields: provided, text }

/** Keys of the provider, which are never shown again, and the address for its messages. */
export function ProviderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { data } = useQuery({ ...routeQuery(getCardProvider, {}), staleTime: 0 })
  return (
    <FieldsDialog
      title={t(text.open)}
      lead={t(text.lead)}
      requested={requested}
      confirm={t(text.save)}
      route={saveCardProvider}
      target={{}}
      page={t(paymentText.title)}
      doneWords={() => t(text.saved)}
      onClose={onClose}
    >
      {data !== undefined && (
        <dl className={styles.known}>
          <dt>{t(paymentText.provider)}</dt>
          <dd>
            {data.provider === null
              ? t(text.none)
              : data.provider === 'simulator'
                ? t(text.simulator)
                : t(text.current, { provider: t(paymentText.provider_stripe), hint: data.keyHint ?? '' })}
            {data.provider === 'stripe' && data.isTest && ` ${t(text.test)}`}
          </dd>
          <dt>{t(text.webhook)}</dt>
          <dd>
            <bdi dir="ltr">{`${location.origin}${data.webhookPath}`}</bdi>
          </dd>
        </dl>
      )}
    </FieldsDialog>
  )
}
