import { text } from '@countinghouse/contract/auth/account.text'
import { text as factorText } from '@countinghouse/contract/auth/second-factor.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { removeSecondFactor, renewRecoveryCodes } from '@countinghouse/contract/auth/two-factor'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Enrolment } from '../../../app/auth-challenge/enrolment.tsx'
import { RecoveryCodes } from '../../../app/auth-challenge/recovery-codes.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AccountCard, AccountState } from './account-card.tsx'
import styles from './account.module.css'

/** The authenticator app, and the codes for a day without it. */
export function AccountFactor({ security }: { readonly security: Security }) {
  const { t } = useLanguage()
  const { isOn, isRequired, codesLeft } = security.secondFactor
  const write = useWrite(t(text.title))
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [hasNewCodes, setHasNewCodes] = useState(false)

  async function renew(): Promise<void> {
    const answer = await write(renewRecoveryCodes, {})
    if (answer !== null) setCodes(answer.codes)
  }

  /** Codes are shown once: whoever closes them by mistake would have none. */
  async function mayClose(): Promise<boolean> {
    const choice = await ask.confirm({
      title: t(factorText.leaveCodesTitle),
      body: t(factorText.leaveCodesBody),
      confirm: t(factorText.leaveCodes),
    })
    return choice === 'confirm'
  }

  async function closeEnrolment(): Promise<void> {
    if (hasNewCodes && !(await mayClose())) return
    setHasNewCodes(false)
    setIsEnrolling(false)
  }

  async function closeCodes(): Promise<void> {
    if (await mayClose()) setCodes(null)
  }

  async function turnOff(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.factorRemoveTitle),
      body: t(text.factorRemoveBody),
      confirm: t(text.factorRemove),
      isDanger: true,
    })
    if (choice === 'confirm') await write(removeSecondFactor, {})
  }

  return (
    <AccountCard
      title={t(text.factor)}
      purpose={t(text.factorPurpose)}
      state={<AccountState isGood={isOn}>{t(isOn ? text.factorOn : text.factorOff)}</AccountState>}
      rowActions={
        <>
          <Button variant={isOn ? 'default' : 'filled'} onClick={() => setIsEnrolling(true)}>
            {t(isOn ? text.factorReplace : text.factorSetUp)}
          </Button>
          {isOn && (
            <Button variant="default" onClick={() => void renew()}>
              {t(text.codesRenew)}
            </Button>
          )}
          {isOn && !isRequired && (
            <Button variant="default" onClick={() => void turnOff()}>
              {t(text.factorRemove)}
            </Button>
          )}
        </>
      }
    >
      {(isOn || isRequired) && (
        <p className={styles.facts}>
          {isRequired && t(text.factorRequired)} {isOn && t(text.codesLeft, { count: codesLeft })}
        </p>
      )}
      {isEnrolling && (
        <Dialog title={t(text.factor)} onClose={() => void closeEnrolment()} actions={null} isWide>
          <Enrolment
            onCodes={() => setHasNewCodes(true)}
            onDone={() => {
              setHasNewCodes(false)
              setIsEnrolling(false)
            }}
          />
        </Dialog>
      )}
      {codes !== null && (
        <Dialog title={t(factorText.codesTitle)} onClose={() => void closeCodes()} actions={null}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </AccountCard>
  )
}
