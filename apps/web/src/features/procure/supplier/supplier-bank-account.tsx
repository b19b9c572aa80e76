import { permissionName } from '@countinghouse/contract/page'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { BankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { confirmBankAccount, revealBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { text } from '@countinghouse/contract/procure/supplier-bank.text'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { ShownOnce } from '../../../kit/dialog/shown-once.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from './supplier-bank.module.css'
import { SupplierBankSteps } from './supplier-bank-steps.tsx'

type Props = {
  readonly account: BankAccount
  /** Name of the supplier. */
  readonly name: string
  readonly onReject: (account: BankAccount) => void
  readonly onReplace: (account: BankAccount) => void
  readonly onRetire: (account: BankAccount) => void
}

/** One account, masked, with its history and the actions available to the user. */
export function SupplierBankAccount({ account, name, onReject, onReplace, onRetire }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(supplier.text.title))
  const [number, setNumber] = useState<string | null>(null)
  const { id, masked, state } = account
  const lacking = (event: string) => {
    const right = permissionName(supplier.page, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }

  async function confirm(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.confirmTitle, { masked, name }),
      body: t(text.confirmBody),
      confirm: t(text.confirm),
    })
    if (choice !== 'confirm' || (await write(confirmBankAccount, { id })) === null) return
    showToast(language, { tone: 'done', message: t(text.confirmed, { masked }) })
  }

  async function show(): Promise<void> {
    const shown = await write(revealBankAccount, { id })
    if (shown !== null) setNumber(shown.number)
  }

  return (
    <li className={styles.account} data-state={state}>
      <div className={styles.head}>
        <bdi dir="ltr" className={styles.number}>
          {masked}
        </bdi>
        <AccountState account={account} />
      </div>
      <p className={styles.fact}>
        {[account.holder, t(text[`scheme_${account.scheme}`]), account.bic, account.currency]
          .filter((part) => part !== null)
          .map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
      </p>
      {account.alsoOf.length > 0 && (
        <p className={styles.warning} role="note">
          {t(text.alsoOf, { names: account.alsoOf.map((other) => other.name).join(', ') })}
        </p>
      )}
      <SupplierBankSteps account={account} />
      <div className={styles.deeds}>
        {state === 'pending' && (
          <>
            <ReasonButton
              size="compact-md"
              reason={account.isOwn ? t(errorText.same_person) : lacking('bank_confirm')}
              onClick={() => void confirm()}
            >
              {t(text.confirm)}
            </ReasonButton>
            <ReasonButton
              size="compact-md"
              variant="default"
              reason={lacking(account.isOwn ? 'bank_edit' : 'bank_confirm')}
              onClick={() => (account.isOwn ? onRetire(account) : onReject(account))}
            >
              {t(account.isOwn ? text.withdraw : text.reject)}
            </ReasonButton>
          </>
        )}
        {state === 'active' && (
          <>
            <ReasonButton
              size="compact-md"
              variant="default"
              reason={lacking('bank_edit')}
              onClick={() => onReplace(account)}
            >
              {t(text.replace)}
            </ReasonButton>
            <ReasonButton
              size="compact-md"
              variant="default"
              reason={lacking('bank_edit')}
              onClick={() => onRetire(account)}
            >
              {t(text.retire)}
            </ReasonButton>
          </>
        )}
        <ReasonButton size="compact-md" variant="subtle" reason={lacking('bank_view')} onClick={() => void show()}>
          {t(text.show)}
        </ReasonButton>
      </div>
      {number !== null && (
        <ShownOnce
          title={t(text.shownTitle, { name })}
          words={number}
          purpose={t(text.shownPurpose)}
          onClose={() => setNumber(null)}
        />
      )}
    </li>
  )
}

function AccountState({ account }: { readonly account: BankAccount }) {
  const { t, formatDate } = useLanguage()
  const { state, activeFrom, isCoolingOff, confirmedBy, isWithdrawn } = account
  if (state === 'pending') return <StateWord tone="warning">{t(text.state_pending)}</StateWord>
  if (state === 'retired') {
    const unconfirmed = isWithdrawn ? text.withdrawn : text.rejected
    return <StateWord tone="neutral">{t(confirmedBy === null ? unconfirmed : text.state_retired)}</StateWord>
  }
  if (isCoolingOff && activeFrom !== null)
    return <StateWord tone="info">{t(text.coolingOff, { day: formatDate(activeFrom) })}</StateWord>
  return <StateWord tone="success">{t(text.state_active)}</StateWord>
}
