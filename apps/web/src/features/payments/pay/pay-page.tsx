import type { PayPage as Shown } from '@countinghouse/contract/payments/pay'
import { getPayPage, returnPay, simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { text } from '@countinghouse/contract/payments/pay.text'
import { useEffect, useState } from 'react'
import { call } from '../../../app/calls/call.ts'
import { readFromAddress } from '../../../app/light/consume-from-address.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import { linkProblem } from '../../../app/light/link-problem.ts'
import { useAttempt } from '../../../app/light/use-attempt.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './pay-page.module.css'

/** What a customer pays by link. It leads to the page of the provider, where the card is entered. */
function PayPage() {
  const { t } = useLanguage()
  const token = readFromAddress('token')
  if (token === null)
    return (
      <LightFrame title={t(text.title)}>
        <p className={classes.problem}>{t(text.missing)}</p>
      </LightFrame>
    )
  return <Pay token={token} />
}

function Pay({ token }: { readonly token: string }) {
  const { t } = useLanguage()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isDeclined, setIsDeclined] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  const [loadFailure, setLoadFailure] = useState<unknown>(null)
  const load = () => void loadPage(token, setShown).then(() => setLoadFailure(null), setLoadFailure)
  useEffect(() => void loadPage(token, setShown).catch(setLoadFailure), [token])

  async function pay(): Promise<void> {
    setIsDeclined(false)
    const { url } = await call(startPay, { token })
    if (url === null) setShown(await call(getPayPage, { token }))
    else location.assign(url)
  }
  async function simulate(outcome: 'approve' | 'decline'): Promise<void> {
    setShown(await call(simulatePay, { token, outcome }))
    setIsDeclined(outcome === 'decline')
  }

  return (
    <LightFrame
      title={t(text.title)}
      {...(shown !== null && { purpose: t(text.to, { company: shown.company }) })}
      banner={shown?.isSimulated === true ? <p className={styles.simulated}>{t(text.simulator)}</p> : undefined}
    >
      {(failure ?? loadFailure) !== null && (
        <p role="alert" className={classes.problem}>
          {linkProblem(failure ?? loadFailure, { missing: t(text.missing), failed: t(text.failed) })}
        </p>
      )}
      {shown === null ? (
        <div className={classes.form}>
          {loadFailure === null ? (
            <p role="status">{t(text.busy)}</p>
          ) : (
            <button type="button" className={classes.primary} onClick={load}>
              {t(text.retry)}
            </button>
          )}
        </div>
      ) : (
        <div className={classes.form}>
          <Due shown={shown} />
          {isDeclined && (
            <p role="alert" className={classes.problem}>
              {t(text.declined)}
            </p>
          )}
          {shown.status === 'open' ? (
            <Buttons
              shown={shown}
              isBusy={isBusy}
              onPay={() => run(pay)}
              onSimulate={(outcome) => run(() => simulate(outcome))}
            />
          ) : (
            <p role="status" className={classes.notice}>
              {t(text[shown.status])}
            </p>
          )}
        </div>
      )}
    </LightFrame>
  )
}

/** The customer may come from the page of the provider, whose message is still on its way. */
async function loadPage(token: string, show: (page: Shown) => void): Promise<void> {
  const page = await call(getPayPage, { token })
  show(page)
  if (page.status === 'open' || page.status === 'waiting') show(await call(returnPay, { token }))
}

function Due({ shown: { invoice, amountMinor, currency, status } }: { readonly shown: Shown }) {
  const { t, locale } = useLanguage()
  return (
    <div className={styles.due}>
      {invoice !== null && <span>{t(text.invoice, { invoice })}</span>}
      {(status === 'open' || status === 'waiting') && (
        <strong className={styles.amount}>
          <bdi>{formatAmount(amountMinor, currency, locale)}</bdi>
        </strong>
      )}
    </div>
  )
}

type ButtonsProps = {
  readonly shown: Shown
  readonly isBusy: boolean
  readonly onPay: () => void
  readonly onSimulate: (outcome: 'approve' | 'decline') => void
}

function Buttons({ shown: { isSimulated, amountMinor, currency }, isBusy, onPay, onSimulate }: ButtonsProps) {
  const { t, locale } = useLanguage()
  if (isSimulated)
    return (
      <div className={styles.buttons}>
        <button type="button" className={classes.primary} aria-disabled={isBusy} onClick={() => onSimulate('approve')}>
          {t(text.approve)}
        </button>
        <button type="button" className={classes.quiet} aria-disabled={isBusy} onClick={() => onSimulate('decline')}>
          {t(text.decline)}
        </button>
      </div>
    )
  return (
    <>
      <p className={classes.hint}>{t(text.lead)}</p>
      <button type="button" className={classes.primary} aria-disabled={isBusy} onClick={onPay}>
        {isBusy ? t(text.busy) : t(text.pay, { amount: formatAmount(amountMinor, currency, locale) })}
      </button>
    </>
  )
}

export { PayPage as page }
